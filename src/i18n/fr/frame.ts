import type { TranslationMessages } from 'ra-core';
import frenchMessages from 'ra-language-french';
import { over } from '../over.ts';

/** React-admin's own texts, with some mistakes of the package corrected. */
export const frame: Pick<TranslationMessages, 'ra'> = over(frenchMessages, {
  ra: {
    validation: {
      email: 'Saisissez une adresse e-mail valide',
      oneOf: 'Choisissez l’une de ces options : %{options}',
      regex: 'Respectez ce format (expression régulière) : %{pattern}',
    },
    auth: { email: 'E-mail' },
    saved_queries: {
      new_label: 'Ajouter à mes requêtes…',
      remove_label_with_name: 'Supprimer « %{name} » de mes requêtes',
      remove_message: 'Voulez-vous vraiment supprimer cette requête de votre liste ?',
    },
    message: {
      invalid_form: 'Le formulaire n’est pas valide. Vérifiez les champs signalés.',
      bulk_delete_content:
        'Voulez-vous vraiment supprimer cet élément (%{name}) ? |||| Voulez-vous vraiment supprimer ces %{smart_count} éléments ?',
      bulk_update_content:
        'Voulez-vous vraiment modifier %{name} %{recordRepresentation} ? |||| Voulez-vous vraiment modifier ces %{smart_count} éléments ?',
      delete_content: 'Voulez-vous vraiment supprimer cet élément (%{name}) ?',
    },
    navigation: {
      no_filtered_results: 'Aucun résultat pour « %{name} » avec les filtres actuels.',
      no_results: 'Aucun résultat pour « %{name} »',
    },
    page: { empty: 'Aucun élément : %{name}.' },
  },
});
