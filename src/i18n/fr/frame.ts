import type { TranslationMessages } from 'ra-core';
import frenchMessages from 'ra-language-french';
import { over } from '../over.ts';

/** React-admin's own texts, with a few slips of the package put right. */
export const frame: Pick<TranslationMessages, 'ra'> = over(frenchMessages, {
  ra: {
    validation: {
      email: 'Saisissez une adresse e-mail valide',
      oneOf: 'Choisissez parmi : %{options}',
      regex: 'Doit respecter ce format (expression régulière) : %{pattern}',
    },
    auth: { email: 'E-mail' },
    saved_queries: {
      new_label: 'Ajouter à mes requêtes…',
      remove_label_with_name: 'Retirer « %{name} » de mes requêtes',
      remove_message: 'Êtes-vous sûr(e) de vouloir supprimer cette requête de votre liste ?',
    },
    message: {
      invalid_form: 'Le formulaire n’est pas valide. Vérifiez les champs signalés.',
      bulk_delete_content:
        'Êtes-vous sûr(e) de vouloir supprimer cet élément (%{name}) ? |||| Êtes-vous sûr(e) de vouloir supprimer ces %{smart_count} éléments ?',
      bulk_update_content:
        'Êtes-vous sûr(e) de vouloir modifier %{name} %{recordRepresentation} ? |||| Êtes-vous sûr(e) de vouloir modifier ces %{smart_count} éléments ?',
      delete_content: 'Êtes-vous sûr(e) de vouloir supprimer cet élément (%{name}) ?',
    },
    navigation: {
      no_filtered_results: 'Aucun résultat pour « %{name} » avec les filtres actuels.',
      no_results: 'Aucun résultat pour « %{name} »',
    },
    page: { empty: '%{name} : rien pour l’instant.' },
  },
});
