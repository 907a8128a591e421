import type { Catalogue } from '../en/index.ts';

export const plans: Catalogue['plans'] = {
  upgrade: 'Mejorar el plan',
  changePlan: 'Cambiar de plan',
  change: {
    upgrade: 'Mejorar de %{from} a %{to}',
    downgrade: 'Reducir de %{from} a %{to}',
    same: '%{to} sigue como está',
    today: 'Hoy termina su plan actual y empieza %{plan}.',
    owed: 'Hoy se le facturan %{amount}: la diferencia por %{days} de los %{of} días de este mes.',
    nothingOwed: 'Hoy no se debe nada.',
    next: 'La próxima factura será de %{amount}, el %{day}.',
    paidAhead: 'Lo ya pagado para después de este mes, %{amount}, se descuenta de las próximas facturas.',
    agreed: 'El precio de %{price} al mes acordado con usted termina con su plan actual.',
  },
  confirm: {
    upgrade: 'Mejorar a %{plan}',
    downgrade: 'Reducir a %{plan}',
    same: 'Elegir %{plan}',
  },
  step: { same: 'Plan actual', upgrade: 'Mejora', downgrade: 'Reducción' },
  holds: {
    bench: 'Hasta %{smart_count} persona disponible |||| Hasta %{smart_count} personas disponibles',
    benchUnlimited: 'Personas disponibles sin límite',
    users: '%{smart_count} usuario |||| %{smart_count} usuarios',
    usersUnlimited: 'Usuarios sin límite',
  },
  choose: 'Elegir un plan',
  offered: 'Planes',
  perMonth: '%{price}/mes',
  done: 'Su plan ahora es %{plan}.',
  tooSmall:
    '%{plan} tiene sitio para %{limit} personas, y usted tiene %{onBench} disponibles. Coloque o quite antes a %{smart_count} persona. |||| %{plan} tiene sitio para %{limit} personas, y usted tiene %{onBench} disponibles. Coloque o quite antes a %{smart_count} personas.',
  room: '%{onBench} de %{smart_count} persona disponible |||| %{onBench} de %{smart_count} personas disponibles',
  overRoom:
    '%{smart_count} persona más de las que admite su plan. Quien termina un contrato siempre vuelve a estar disponible; no podrá añadir a nadie más hasta que vuelvan a caber en su plan. |||| %{smart_count} personas más de las que admite su plan. Quien termina un contrato siempre vuelve a estar disponible; no podrá añadir a nadie más hasta que vuelvan a caber en su plan.',
  unlimitedRoom:
    '%{smart_count} persona disponible, sin límite |||| %{smart_count} personas disponibles, sin límite',
  full: 'Su plan %{plan} tiene sitio para %{smart_count} persona, y usted tiene %{onBench} disponibles. |||| Su plan %{plan} tiene sitio para %{smart_count} personas, y usted tiene %{onBench} disponibles.',
  fullMayUpgrade: 'Mejore su plan para añadir más, o marque como colocado a quien ya no esté disponible.',
  fullAskAdmin:
    'Pida a un Admin de su empresa que mejore el plan, o marque como colocado a quien ya no esté disponible.',
  importTooMany:
    '%{smart_count} de estas personas no cabe: su plan %{plan} tiene sitio para %{limit} personas, y usted tiene %{onBench} disponibles. |||| %{smart_count} de estas personas no caben: su plan %{plan} tiene sitio para %{limit} personas, y usted tiene %{onBench} disponibles.',
  backToBench: 'Volver a los recursos disponibles',
  later: {
    today: 'Hoy no se paga nada. %{plan} sigue hasta el %{day}, ya pagado.',
    begins: 'El %{day} empieza %{plan}; la factura de ese día es de %{amount} al mes.',
    undo: 'Hasta entonces puede decidir conservar su plan.',
    changes: 'Cambia a %{plan} el %{day}',
    keep: 'Conservar este plan',
    kept: 'El plan sigue como está.',
  },
  cancel: {
    do: 'Cancelar la suscripción',
    text: '%{plan} sigue hasta el %{day}, ya pagado; no se devuelve nada. No habrá más facturas. Después, la empresa tiene el espacio del plan Basic. Hasta entonces se puede reanudar la suscripción.',
    confirm: 'Cancelar al final del periodo',
    not: 'Conservarla',
    done: 'La suscripción termina con su periodo.',
    ends: 'Termina el %{day}',
    resume: 'Reanudar',
    resumed: 'La suscripción continúa.',
  },
  doneLater: '%{plan} empieza al final del periodo.',
  doneFor: 'El plan es ahora %{plan}.',
  tooFewUsers:
    '%{plan} tiene sitio para %{limit} usuarios, y %{users} tienen cuenta. Primero hay que desactivar %{smart_count} cuenta. |||| %{plan} tiene sitio para %{limit} usuarios, y %{users} tienen cuenta. Primero hay que desactivar %{smart_count} cuentas.',
};
