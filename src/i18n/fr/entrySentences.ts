import type { EntrySentenceTexts } from '../entrySentences.ts';

export const entrySentences: EntrySentenceTexts = {
  'Incorrect email or password': 'E-mail ou mot de passe incorrect',
  'Too many attempts. Please try again in 1 second.': 'Trop de tentatives. Réessayez dans 1 seconde.',
  'Too many attempts. Please try again in %{count} seconds.':
    'Trop de tentatives. Réessayez dans %{count} secondes.',
  'Too many attempts. Please try again in %{count} seconds, or use “Forgot password?” to sign in right away.':
    'Trop de tentatives. Réessayez dans %{count} secondes, ou utilisez « Mot de passe oublié ? » pour vous connecter tout de suite.',
  'Too many requests. Please try again in 1 second.': 'Trop de requêtes. Réessayez dans 1 seconde.',
  'Too many requests. Please try again in %{count} seconds.':
    'Trop de requêtes. Réessayez dans %{count} secondes.',
  'Too many requests. Please try again in %{count} minutes.':
    'Trop de requêtes. Réessayez dans %{count} minutes.',
  'Your account is suspended. Please contact support.':
    'Votre compte est suspendu. Veuillez contacter le support.',
  'Your account is inactive. Please contact support.':
    'Votre compte est inactif. Veuillez contacter le support.',
  'Your account is pending. Please contact support.':
    'Votre compte est en attente. Veuillez contacter le support.',
  "Your company's account is suspended. Please contact support.":
    'Le compte de votre société est suspendu. Veuillez contacter le support.',
  "Your company's account is inactive. Please contact support.":
    'Le compte de votre société est inactif. Veuillez contacter le support.',
  "Your company's account is pending approval. Please contact support.":
    'Le compte de votre société est en attente d’approbation. Veuillez contacter le support.',
  'This account no longer exists. Please sign in again.':
    'Ce compte n’existe plus. Veuillez vous reconnecter.',
  'Your company does not allow access from this address (%{ip})':
    'Votre société n’autorise pas l’accès depuis cette adresse (%{ip})',
  'Enter the code from your authenticator app': 'Saisissez le code de votre application d’authentification',
  'This code is incorrect or already used': 'Ce code est incorrect ou a déjà été utilisé',
  'This sign-in took too long. Please start again.':
    'La connexion a pris trop de temps. Veuillez recommencer.',
  'App codes can’t be verified right now. Use a recovery code, or contact support.':
    'Les codes de l’application ne peuvent pas être vérifiés actuellement. Utilisez un code de secours ou contactez le support.',
  'This link has been used or has expired. Request a new one with “Forgot password?”.':
    'Ce lien a déjà été utilisé ou a expiré. Demandez-en un nouveau avec « Mot de passe oublié ? ».',
  'This password is too common': 'Ce mot de passe est trop courant',
  'Password must be at least %{min} characters': 'Le mot de passe doit comporter au moins %{min} caractères',
  'Choose a password without your name, email or company':
    'Choisissez un mot de passe sans votre nom, votre e-mail ni votre société',
  'This is too large to upload': 'Fichier trop volumineux pour être envoyé',
  'This was already done. The response can’t be shown again.':
    'Cette action a déjà été effectuée. La réponse ne peut pas être affichée à nouveau.',
  'Contains a character that can’t be saved': 'Contient un caractère qui ne peut pas être enregistré',
  'At most %{max} characters': '%{max} caractères au plus',
  Required: 'Obligatoire',
  'Enter text': 'Saisissez du texte',
  'Please enter a valid email': 'Saisissez une adresse e-mail valide',
  'Email is required': 'Saisissez une adresse e-mail',
  'Already in use': 'Déjà utilisé',
  'Not a valid value': 'Valeur non valide',
  'Something went wrong on our side. Please try again.':
    'Une erreur s’est produite de notre côté. Veuillez réessayer.',
  'The database is not available right now. Please try again in a moment.':
    'La base de données n’est pas disponible pour le moment. Veuillez réessayer dans un instant.',
  'TalentBench is very busy right now. Please try again in a moment.':
    'TalentBench est très sollicité actuellement. Veuillez réessayer dans un instant.',
  'The server has run out of storage space. Nothing was saved. Please try again later.':
    'Le serveur n’a plus d’espace de stockage. Rien n’a été enregistré. Veuillez réessayer plus tard.',
  'Remove invisible or control characters': 'Supprimez les caractères invisibles ou de contrôle',
  'This took too long. Narrow your request and try again.':
    'Cela a pris trop de temps. Affinez votre demande et réessayez.',
  'Please sign in': 'Veuillez vous connecter',
};
