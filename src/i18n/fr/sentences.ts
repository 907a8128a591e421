import type { SentenceTexts } from '../sentences.ts';
import { accessSentences } from './accessSentences.ts';
import { billingSentences } from './billingSentences.ts';
import { entrySentences } from './entrySentences.ts';
import { erasureSentences } from './erasureSentences.ts';
import { maintenanceSentences } from './maintenanceSentences.ts';
import { reportSentences } from './reportSentences.ts';

export const sentences: SentenceTexts = {
  ...entrySentences,
  'Choose a password other than your current one': 'Choisissez un mot de passe différent de l’actuel',
  'Use Account security for your own account': 'Pour votre propre compte, utilisez « Sécurité du compte »',
  'This account has no two-factor authentication': 'Ce compte n’a pas d’authentification à deux facteurs',
  'This account is not active': 'Ce compte n’est pas actif',
  'The company of this account is not active': 'La société de ce compte n’est pas active',
  'This demo runs only in your browser, so there are no other sessions or emails to manage.':
    'Cette démo fonctionne uniquement dans votre navigateur : il n’y a donc ni autres sessions ni e-mails à gérer.',
  '%{what} is starting up. Please try again in a moment.':
    'Le service est en cours de démarrage. Réessayez dans un instant.',
  'Only https URLs are supported': 'Seules les URL https sont prises en charge',
  'Type at least 2 characters': 'Saisissez au moins 2 caractères',
  ...accessSentences,
  ...reportSentences,
  ...erasureSentences,
  ...maintenanceSentences,
  ...billingSentences,
  'Describe how it was resolved': 'Décrivez la résolution',
  'Enter a note': 'Saisissez une note',
  'Incidents can only be assigned to active operators':
    'Un incident ne peut être attribué qu’à un exploitant actif',
  'Enter a year from %{from} to %{to}': 'Saisissez une année entre %{from} et %{to}',
  'Choose a provider company': 'Choisissez une société prestataire',
  'Enter the other company': 'Indiquez l’autre société',
  'At most %{max} pixels per side': '%{max} pixels par côté au maximum',
  'This image is damaged. Choose another one.': 'Cette image est endommagée. Choisissez-en une autre.',
  'Enter a web address': 'Saisissez une adresse web',
  'Enter a whole number': 'Saisissez un nombre entier',
  'Enter a number': 'Saisissez un nombre',
  'At least %{min}': '%{min} au moins',
  'At most %{max}': '%{max} au plus',
  'Enter an amount': 'Saisissez un montant',
  'Enter a smaller amount': 'Saisissez un montant plus petit',
  'Choose yes or no': 'Choisissez oui ou non',
  'Enter a date': 'Saisissez une date',
  'This date does not exist': 'Cette date n’existe pas',
  'Enter a month, such as 2026-03': 'Saisissez un mois, par exemple 2026-03',
  'List each skill only once': 'N’indiquez chaque compétence qu’une seule fois',
  'Enter a time, such as 06:30': 'Saisissez une heure, par exemple 06:30',
  'Enter at least one email address': 'Saisissez au moins une adresse e-mail',
  'Not a valid email address: %{address}': 'Adresse e-mail non valide : %{address}',
  'Enter a date and time': 'Saisissez une date et une heure',
  'Choose one of %{values}': 'Choisissez l’une des valeurs proposées',
  'Enter a list': 'Saisissez une liste',
  'Enter a valid GST number': 'Saisissez un numéro GST valide',
  'Enter a valid PAN number': 'Saisissez un numéro PAN valide',
  'Enter four digits': 'Saisissez quatre chiffres',
  'Enter the date as MM/YY': 'Saisissez la date au format MM/AA',
  'Does not apply to this payment method': 'Ne s’applique pas à ce moyen de paiement',
  'Enter only the last four digits, never the full number':
    'Saisissez seulement les quatre derniers chiffres, jamais le numéro complet',
  'This card has expired': 'Cette carte a expiré',
  'Enter only the last four digits': 'Saisissez seulement les quatre derniers chiffres',
  'Operators can’t belong to a company': 'Un exploitant ne peut pas appartenir à une société',
  'Choose a date on or after the start date': 'Choisissez la date de début ou une date ultérieure',
  'Enter an amount above zero': 'Saisissez un montant supérieur à zéro',
  'Choose today or a later date': 'Choisissez aujourd’hui ou une date ultérieure',
  'Choose a date within the past year or later': 'Choisissez une date d’il y a un an au plus',
  'Choose a date within five years from today': 'Choisissez une date dans les cinq prochaines années',
  'Choose a date within ten years of the start date':
    'Choisissez une date dans les dix ans qui suivent le début',
  '%{name} is booked until %{day} (contract %{id})': '%{name} est réservé jusqu’au %{day} (contrat %{id})',
  'This person is booked on some of these days. Ask the provider to change the dates or to confirm the overlap.':
    'Cette personne est réservée certains de ces jours. Demandez au prestataire de changer les dates ou de confirmer le chevauchement.',
  'Enter at least the lower rate': 'Saisissez au moins le tarif minimal',
  'A paid invoice can’t be edited': 'Une facture payée ne peut pas être modifiée',
  'A signed contract can’t be edited': 'Un contrat signé ne peut pas être modifié',
  'Text messages are not available yet': 'Les SMS ne sont pas encore disponibles',
  'Enter a URL that begins with https://': 'Saisissez une URL qui commence par https://',
  'This address could not be found': 'Cette adresse est introuvable',
  'This address is in a private network': 'Cette adresse se trouve dans un réseau privé',
  'The service returned %{code}': 'Le service a renvoyé %{code}',
  'The service did not respond in time': 'Le service n’a pas répondu à temps',
  'The webhook URL can’t be decrypted with this server’s key. Disconnect the service and connect it again.':
    'L’URL du webhook ne peut pas être déchiffrée avec la clé de ce serveur. Déconnectez le service, puis reconnectez-le.',
  'No webhook URL is saved for this service. Disconnect it and connect it again.':
    'Aucune URL de webhook n’est enregistrée pour ce service. Déconnectez-le, puis reconnectez-le.',
  'This demo runs only in your browser and sends nothing.':
    'Cette démo fonctionne uniquement dans votre navigateur et n’envoie rien.',
  'This demo accepts any password, so there is none to change or protect.':
    'Cette démo accepte tout mot de passe : il n’y en a donc pas à changer ni à protéger.',
  'Not a valid address or range: %{words}': 'Adresse ou plage non valide : %{words}',
  'Enter at least one address or range': 'Saisissez au moins une adresse ou une plage',
  'This would lock you out. Your address is %{ip}': 'Vous seriez vous-même bloqué. Votre adresse est %{ip}',
  'Incorrect code. Codes change every 30 seconds.':
    'Code incorrect. Les codes changent toutes les 30 secondes.',
  'Two-factor authentication is already on': 'L’authentification à deux facteurs est déjà activée',
  'Two-factor setup has not been started': 'La configuration à deux facteurs n’a pas été commencée',
  'Incorrect current password': 'Mot de passe actuel incorrect',
  'Enter a reason for declining': 'Indiquez le motif du refus',
  'Enter a reason': 'Indiquez un motif',
  'Choose the matching skill': 'Choisissez la compétence correspondante',
  'Enter a first and a last name': 'Saisissez un prénom et un nom',
  'An account with this email already exists': 'Un compte existe déjà avec cette adresse e-mail',
  'This company is not on the market right now': 'Cette société n’est pas sur le marché actuellement',
  'Choose a company or enter another name': 'Choisissez une société ou saisissez un autre nom',
  'Choose a date on or after the first day': 'Choisissez le premier jour ou une date ultérieure',
  'Choose a valid time zone': 'Choisissez un fuseau horaire valide',
  'This job belongs to another company': 'Cette offre appartient à une autre société',
  'Not in this company’s pipeline': 'N’est pas dans le pipeline de cette société',
  'Choose a date on or after the offer date': 'Choisissez la date de l’offre ou une date ultérieure',
  '%{name} is already in this pipeline (%{id}, %{stage})':
    '%{name} est déjà dans ce pipeline (%{id}, %{stage})',
  'This request is closed': 'Cette demande est close',
  'Enter years, such as 3-5 years or 10+ years': 'Saisissez des années, par exemple 3-5 ans ou 10+ ans',
  'The range must not end before it begins': 'La fourchette ne peut pas se terminer avant de commencer',
  'At most %{max} years': '%{max} ans au maximum',
  'Choose a date on or after the posting date': 'Choisissez la date de publication ou une date ultérieure',
  'Enter at least the lower salary': 'Saisissez au moins le salaire minimal',
  'You can’t reply to a closed ticket': 'Il n’est pas possible de répondre à un ticket clos',
  'You can rate a ticket once it is resolved': 'Vous pouvez noter un ticket une fois qu’il est résolu',
  'Only active operators with a support role can answer tickets':
    'Seuls les exploitants actifs ayant un rôle de support peuvent répondre aux tickets',
  'This job no longer takes applications': 'Cette offre n’accepte plus de candidatures',
  'Publish this candidate first': 'Publiez d’abord ce candidat',
  'Already submitted for this job': 'Déjà présenté pour cette offre',
  'This application is already closed': 'Cette candidature est déjà close',
  'This proposal is already closed': 'Cette proposition est déjà close',
  'A contract out for signature can’t be edited':
    'Un contrat en attente de signature ne peut pas être modifié',
  'Documents of a contract that is signed or out for signature can’t be removed':
    'Les documents d’un contrat signé ou en attente de signature ne peuvent pas être supprimés',
  'The total is too large. Enter a lower rate or a shorter term.':
    'Le total est trop élevé. Saisissez un tarif plus bas ou une durée plus courte.',
  'Unknown fields: %{fields}': 'Champs inconnus : %{fields}',
  'Not the hash of a secret': 'Ce n’est pas l’empreinte d’un secret',
  'Choose a recruiter company': 'Choisissez une société de recrutement',
  'Choose a file': 'Choisissez un fichier',
  'At most %{max} MB': '%{max} Mo au plus',
  '%{name} is turned off on this platform': '%{name} est désactivé sur cette plateforme',
  'Choose an image': 'Choisissez une image',
  'At most 256 KB': '256 Ko au maximum',
  'This file type is not supported. Use PNG, JPEG or WebP.':
    'Ce type de fichier n’est pas pris en charge. Utilisez PNG, JPEG ou WebP.',
  'The file could not be read': 'Le fichier n’a pas pu être lu',
  'This file type is not supported. Use PDF, Word (docx), PNG or JPEG.':
    'Ce type de fichier n’est pas pris en charge. Utilisez PDF, Word (docx), PNG ou JPEG.',
  'The change was not saved because your browser’s storage is full':
    'La modification n’a pas été enregistrée car le stockage de votre navigateur est plein',
  'The file was not saved because your browser’s storage is full':
    'Le fichier n’a pas été enregistré car le stockage de votre navigateur est plein',
  'The demo stores files of at most 200 KB in your browser. Choose a smaller one.':
    'La démo stocke dans votre navigateur des fichiers de 200 Ko au plus. Choisissez-en un plus petit.',
  '%{refused} of %{all} rows have errors, so nothing was saved. Row %{row}: %{message}':
    '%{refused} lignes sur %{all} comportent des erreurs : rien n’a été enregistré. Ligne %{row} : %{message}',
  'Appears twice in this batch': 'Figure deux fois dans ce lot',
  'At most %{max} rows at a time': '%{max} lignes au plus à la fois',
  'Part of this batch is missing. Nothing was saved. Please try again.':
    'Une partie de ce lot est manquante. Rien n’a été enregistré. Veuillez réessayer.',
  '%{email} already has an account. Decline the request, or ask for another email.':
    '%{email} a déjà un compte. Déclinez la demande ou demandez une autre adresse e-mail.',
  'Only provider companies have a bench': 'Seules les sociétés prestataires ont un intercontrat',
  'Not on this provider’s bench': 'N’est pas en intercontrat chez ce prestataire',
  'Not on your bench': 'N’est pas en intercontrat chez vous',
  'Not on this bench': 'N’est pas dans cet intercontrat',
  'This can’t be set here': 'Ne peut pas être défini ici',
  'Unknown field': 'Champ inconnu',
  'Must start as %{states}': 'Doit commencer avec : %{states}',
  'No such %{noun}': 'Cet élément n’existe pas',
  'Can’t change from %{from} to %{to}': 'Impossible de passer de « %{from} » à « %{to} »',
  '%{noun} does not exist': 'Cet élément n’existe pas',
  'Does not exist': 'N’existe pas',
  'The %{plan} plan includes %{limit} bench employees, and %{count} are on the bench. Upgrade the plan under Billing & Plans to add more.':
    'La formule %{plan} inclut %{limit} collaborateurs en intercontrat, et vous en avez %{count}. Pour en ajouter, passez à une formule supérieure dans « Facturation et formules ».',
  'The %{plan} plan includes %{limit} bench employees, and %{count} are on the bench. Adding %{all} candidates exceeds the limit by %{more}, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.':
    'La formule %{plan} inclut %{limit} collaborateurs en intercontrat, et vous en avez %{count}. Ajouter %{all} personnes dépasse la limite de %{more} : rien n’a été enregistré. Passez à une formule supérieure dans « Facturation et formules », ou ajoutez-en moins.',
  'The %{plan} plan includes %{limit} bench employees, and %{count} are on the bench. Place or remove %{more} before choosing this plan.':
    'La formule %{plan} inclut %{limit} collaborateurs en intercontrat, et vous en avez %{count}. Placez ou retirez-en %{more} avant de choisir cette formule.',
  'Someone else changed the plan. Check the current plan and choose again.':
    'Quelqu’un d’autre a changé la formule. Vérifiez la formule actuelle et choisissez à nouveau.',
  'This job is already running': 'Cette tâche est déjà en cours',
  'This plan is already active': 'Cette formule est déjà active',
  'Plan changed': 'Formule changée',
  'The %{plan} plan includes %{limit} users, and %{count} have an account. Upgrade the plan under Billing & Plans to add more.':
    'La formule %{plan} inclut %{limit} utilisateurs, et %{count} ont un compte. Pour en ajouter, passez à une formule supérieure dans « Facturation et formules ».',
  'The %{plan} plan includes %{limit} users, and %{count} have an account. Adding %{all} users exceeds the limit by %{more}, so nothing was saved. Upgrade the plan under Billing & Plans, or add fewer.':
    'La formule %{plan} inclut %{limit} utilisateurs, et %{count} ont un compte. Ajouter %{all} personnes dépasse la limite de %{more} : rien n’a été enregistré. Passez à une formule supérieure dans « Facturation et formules », ou ajoutez-en moins.',
  'The %{plan} plan includes %{limit} users, and %{count} have an account. Deactivate %{more} before choosing this plan.':
    'La formule %{plan} inclut %{limit} utilisateurs, et %{count} ont un compte. Désactivez-en %{more} avant de choisir cette formule.',
  'A smaller plan starts at the end of the term. Choose it as the next plan.':
    'Une formule inférieure commence à la fin de la période. Choisissez-la comme formule suivante.',
  'A larger plan starts right away. Choose it to replace the current plan.':
    'Une formule supérieure commence immédiatement. Choisissez-la pour remplacer la formule actuelle.',
  'This plan is no longer offered': 'Cette formule n’est plus proposée',
  'Plan ended': 'Formule terminée',
  'This plan has or had subscribers. Deactivate it instead.':
    'Cette formule a ou a eu des abonnés. Désactivez-la plutôt.',
  'Already in this talent pool': 'Déjà dans ce vivier',
  'At most %{max} saved searches': '%{max} recherches enregistrées au maximum',
  'This person is already verified': 'Cette personne est déjà vérifiée',
  'This person already has a pending request': 'Cette personne a déjà une demande en attente',
  'Request verification first': 'Demandez d’abord la vérification',
  'This company is already verified': 'Cette société est déjà vérifiée',
  'This request already has a decision. Submit a new one.':
    'Cette demande a déjà fait l’objet d’une décision. Déposez-en une nouvelle.',
  'Documents of an approved verification can’t be removed':
    'Les documents d’une vérification approuvée ne peuvent pas être supprimés',
  'Enter a reason for rejecting': 'Indiquez le motif du refus',
  'Choose a company on the other side of the market': 'Choisissez une société de l’autre côté du marché',
  'Only users who have not signed in yet can be invited again':
    'Seules les personnes qui ne se sont pas encore connectées peuvent être invitées à nouveau',
  'Other records depend on this one': 'D’autres éléments dépendent de celui-ci',
  'You are not allowed to do this': 'Vous n’avez pas les droits nécessaires',
  'This change would remove your own access': 'Cette modification supprimerait votre propre accès',
  'Your session has ended. Please sign in again.': 'Votre session a pris fin. Veuillez vous reconnecter.',
  'Someone else has changed this': 'Quelqu’un d’autre a modifié cet élément',
  'Someone else changed this at the same time. Please try again.':
    'Quelqu’un d’autre a modifié cet élément en même temps. Veuillez réessayer.',
  'Someone else changed one of these rows at the same time. Nothing was saved. Please try again.':
    'Quelqu’un d’autre a modifié l’une de ces lignes en même temps. Rien n’a été enregistré. Veuillez réessayer.',
  'You are sending too much at once. Please wait for the other uploads to finish.':
    'Vous envoyez trop de données à la fois. Attendez la fin des autres envois.',
  'Too much is being uploaded right now. Please try again in a moment.':
    'Trop de données sont en cours d’envoi. Réessayez dans un instant.',
  '%{noun} added': '%{noun} : ajout',
  '%{noun} removed': '%{noun} : suppression',
  '%{noun} updated': '%{noun} : modification',
  '%{noun} is now %{state}': '%{noun} : désormais « %{state} »',
  '%{noun} imported': '%{noun} : import',
  '%{noun} import undone': '%{noun} : import annulé',
  'Added: %{added}, changed: %{updated}, removed: %{removed}':
    'Ajoutés : %{added}, modifiés : %{updated}, supprimés : %{removed}',
  'New recruiter request': 'Nouvelle demande d’un recruteur',
  'Answer from provider': 'Réponse du prestataire',
  'Candidate moved': 'Candidat déplacé',
  'Resource added': 'Profil ajouté',
  'Job posted': 'Offre publiée',
  'Contract sent for signature': 'Contrat envoyé pour signature',
  'Contract signed': 'Contrat signé',
  'Support ticket opened': 'Ticket de support ouvert',
  'Support ticket resolved': 'Ticket de support résolu',
  'Candidate hired': 'Candidat embauché',
  'Provider registration': 'Inscription d’un prestataire',
  'Recruiter registration': 'Inscription d’un recruteur',
  'Don’t enter a card number': 'Ne saisissez pas de numéro de carte',
  'Does not match the invoice': 'Ne correspond pas à la facture',
  'Enter a reason for the credit': 'Indiquez le motif de l’avoir',
  'Enter an amount other than 0': 'Saisissez un montant différent de 0',
  'Enter an amount above 0': 'Saisissez un montant supérieur à 0',
  'Enter an amount below 0': 'Saisissez un montant inférieur à 0',
  'Choose a date on or after the invoice date': 'Choisissez la date de la facture ou une date ultérieure',
  'Only a credit note can name the invoice it credits':
    'Seul un avoir peut indiquer la facture qu’il crédite',
  'A credit note can’t be edited': 'Un avoir ne peut pas être modifié',
  'A refunded invoice can’t be edited': 'Une facture remboursée ne peut pas être modifiée',
  'Only payments can be edited': 'Seuls les paiements peuvent être modifiés',
  'Enter a reason for the refund': 'Indiquez le motif du remboursement',
  'Record a refund after it has been made': 'Enregistrez un remboursement une fois qu’il a été effectué',
  'Credit balance is applied automatically': 'Le solde créditeur est utilisé automatiquement',
  'Choose today or an earlier date': 'Choisissez aujourd’hui ou une date antérieure',
  'Enter at most the amount due on this invoice': 'Saisissez au plus le montant dû sur cette facture',
  'Enter at most the refundable amount of this invoice':
    'Saisissez au plus le montant remboursable de cette facture',
  'Enter at most the remaining amount of this invoice':
    'Saisissez au plus le montant restant de cette facture',
  'This invoice does not exist': 'Cette facture n’existe pas',
  'The subscription is paused. Activate the company first.':
    'L’abonnement est en pause. Activez d’abord la société.',
  'A credited invoice can’t be edited': 'Une facture créditée ne peut pas être modifiée',
  'Nothing is due on invoice %{id}': 'Rien n’est dû sur la facture %{id}',
  'A payment for invoice %{id} is already in progress': 'Un paiement de la facture %{id} est déjà en cours',
  'A payment for this invoice is in progress': 'Un paiement de cette facture est en cours',
  'Monthly invoices generated': 'Factures mensuelles générées',
  'Invoice is now Overdue': 'La facture est en retard',
  'Payment failed': 'Échec du paiement',
};
