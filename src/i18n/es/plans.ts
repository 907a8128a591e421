import type { Catalogue } from '../en/index.ts';

export const plans: Catalogue['plans'] = {
  upgrade: 'Mejorar el plan',
  changePlan: 'Cambiar de plan',
  change: {
    upgrade: 'Mejorar de %{from} a %{to}',
    downgrade: 'Bajar de %{from} a %{to}',
    same: 'Seguir con %{to}',
    today: 'Su plan actual termina hoy y empieza %{plan}.',
    owed: 'Hoy paga %{amount}, el prorrateo de %{days} de los %{of} días de este mes.',
    nothingOwed: 'Hoy no paga nada.',
    next: 'Su próxima factura, el %{day}, será de %{amount}.',
    paidAhead: 'Los %{amount} ya pagados a partir del mes que viene se descuentan de sus próximas facturas.',
    agreed: 'Su precio acordado de %{price} al mes termina con su plan actual.',
  },
  confirm: {
    upgrade: 'Mejorar a %{plan}',
    downgrade: 'Bajar a %{plan}',
    same: 'Elegir %{plan}',
  },
  step: { same: 'Plan actual', upgrade: 'Plan superior', downgrade: 'Plan inferior' },
  holds: {
    bench: 'Hasta %{smart_count} persona en el banquillo |||| Hasta %{smart_count} personas en el banquillo',
    benchUnlimited: 'Personas ilimitadas en el banquillo',
    users: '%{smart_count} usuario |||| %{smart_count} usuarios',
    usersUnlimited: 'Usuarios ilimitados',
  },
  choose: 'Elegir un plan',
  offered: 'Planes',
  perMonth: '%{price}/mes',
  done: 'Plan cambiado a %{plan}',
  tooSmall:
    '%{plan} incluye %{limit} personas en el banquillo y usted tiene %{onBench}. Coloque o quite antes a %{smart_count} persona. |||| %{plan} incluye %{limit} personas en el banquillo y usted tiene %{onBench}. Coloque o quite antes a %{smart_count} personas.',
  room: '%{onBench} de %{smart_count} persona en el banquillo |||| %{onBench} de %{smart_count} personas en el banquillo',
  overRoom:
    '%{smart_count} persona por encima del límite de su plan. No podrá añadir a nadie hasta volver al límite, pero quien termina una asignación regresa igualmente al banquillo. |||| %{smart_count} personas por encima del límite de su plan. No podrá añadir a nadie hasta volver al límite, pero quien termina una asignación regresa igualmente al banquillo.',
  unlimitedRoom:
    '%{smart_count} persona en el banquillo, sin límite |||| %{smart_count} personas en el banquillo, sin límite',
  full: 'Su plan %{plan} incluye %{smart_count} persona en el banquillo y usted tiene %{onBench}. |||| Su plan %{plan} incluye %{smart_count} personas en el banquillo y usted tiene %{onBench}.',
  fullMayUpgrade:
    'Mejore su plan para añadir más, o marque como colocado a quien ya no esté en el banquillo.',
  fullAskAdmin:
    'Pida a un Admin de su empresa que mejore el plan, o marque como colocado a quien ya no esté en el banquillo.',
  importTooMany:
    'Su archivo supera el límite en %{smart_count} persona. Su plan %{plan} incluye %{limit} personas en el banquillo y usted tiene %{onBench}. |||| Su archivo supera el límite en %{smart_count} personas. Su plan %{plan} incluye %{limit} personas en el banquillo y usted tiene %{onBench}.',
  backToBench: 'Volver a los recursos disponibles',
  later: {
    today: 'Hoy no paga nada. %{plan} ya está pagado y sigue activo hasta el %{day}.',
    begins: '%{plan} empieza el %{day}, por %{amount} al mes.',
    undo: 'Hasta entonces puede cambiar de opinión.',
    changes: 'Cambia a %{plan} el %{day}',
    keep: 'Conservar este plan',
    kept: 'Plan conservado',
  },
  cancel: {
    do: 'Cancelar la suscripción',
    text: '%{plan} sigue activo hasta el %{day}, sin reembolso ni más facturas. Después se aplican los límites del plan Basic.',
    confirm: 'Cancelar al final del periodo',
    not: 'Conservar la suscripción',
    done: 'Suscripción cancelada. Termina con el periodo en curso.',
    ends: 'Termina el %{day}',
    resume: 'Reanudar',
    resumed: 'Suscripción reanudada',
  },
  doneLater: 'El plan cambiará a %{plan} al final del periodo',
  doneFor: 'Plan cambiado a %{plan}',
  tooFewUsers:
    '%{plan} incluye %{limit} usuarios y %{users} tienen cuenta. Desactive antes %{smart_count} cuenta. |||| %{plan} incluye %{limit} usuarios y %{users} tienen cuenta. Desactive antes %{smart_count} cuentas.',
};
