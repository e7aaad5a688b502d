import { seenBy, type Sighting } from './sightings.ts';

const ACCOUNT = 'messages/account.spec.ts';

/** What the specification has a person read at the door and in the account, and the test that sees it there. */
export const ACCOUNT_TABLE: readonly Sighting[] = [
  seenBy(
    ACCOUNT,
    'a form of the door that the shop cannot answer says so in its own words',
    ['Erreur de connexion', 'login that fails'],
    ['Réponse invalide du serveur', 'login answered without a token'],
    ['Format de données invalide', 'answer that is not the shop’s'],
    ["Erreur lors de l'inscription", 'registration and newsletter that fail'],
    ["Une erreur est survenue lors de l'envoi du code de vérification.", 'forgotten password that fails'],
  ),
  seenBy(
    ACCOUNT,
    'a new password is checked, and two seconds after it is kept the login opens',
    ['Les mots de passe ne correspondent pas.', 'reset with two different passwords'],
    ['Le mot de passe doit contenir au moins 6 caractères.', 'reset with a short password'],
    ['Une erreur est survenue lors de la réinitialisation du mot de passe.', 'reset that fails'],
  ),
  seenBy(
    ACCOUNT,
    'profile and password that cannot be kept say so, and the old password is no new one',
    ['Erreur lors de la mise à jour du profil', 'profile that cannot be kept'],
    ["Le nouveau mot de passe doit être différent de l'ancien", 'new password that is the old one'],
    ['Erreur lors du changement de mot de passe', 'password that cannot be kept'],
    ['Échec du changement de mot de passe', 'password that the shop did not change'],
  ),
  seenBy(
    ACCOUNT,
    'addresses come ten to a page, and what fails with them is said',
    ['Erreur lors de la récupération des adresses de livraison', 'addresses that do not come'],
    ["Erreur lors de la définition de l'adresse par défaut", 'default that cannot be set'],
    ["Erreur lors de la suppression de l'adresse", 'address that cannot be deleted'],
    ["Erreur lors de la sauvegarde de l'adresse", 'address that cannot be kept'],
  ),
  seenBy(ACCOUNT, 'an address needs a country, whoever sends it', ['Le pays est requis', 'answer of the shop']),
  seenBy(
    ACCOUNT,
    'orders come ten to a page, and what fails with them is said',
    ['Erreur lors de la récupération des commandes', 'orders that do not come'],
    ["Erreur lors de l'annulation de la commande", 'order that cannot be cancelled'],
  ),
  seenBy(ACCOUNT, 'an opinion is counted while it is written, and stays when it cannot be sent', [
    "Erreur lors de l'ajout de l'avis",
    'opinion that cannot be sent',
  ]),
  seenBy(ACCOUNT, 'a return is asked for with the order’s number', [
    'Demande de retour envoyée !...',
    'return, asked for',
    'Demande de retour envoyée !',
  ]),
  seenBy(
    'account.spec.ts',
    'addresses are added, corrected, made the default and deleted',
    ['Êtes-vous sûr de vouloir supprimer cette adresse ?', 'question before an address goes'],
    ['Par défaut', 'badge of the default address'],
    ["Le code postal n'est pas valide", 'address with signs for a postal code'],
  ),
  seenBy('account.spec.ts', 'an account is deleted for good, with its password', [
    'Supprimer mon compte',
    'settings of the account',
  ]),
  seenBy(
    'account.spec.ts',
    'the password is changed under its rules, and other devices are logged out',
    ['Mot de passe modifié avec succès !', 'password, changed'],
    ['Mot de passe actuel incorrect', 'wrong present password'],
    ['Le mot de passe actuel est requis', 'no present password'],
    ['Le mot de passe ne respecte pas les critères', 'new password that is too simple'],
    ['La confirmation est requise', 'no confirmation'],
  ),
  seenBy(
    'session.spec.ts',
    'registration says what is wrong with each field and puts the cursor in the first',
    ['Le prénom est requis', 'registration, left empty'],
    ['Le nom est requis', 'registration, left empty'],
    ["L'email est requis", 'registration, left empty'],
    ['Le téléphone est requis', 'registration, left empty'],
    ['Le mot de passe est requis', 'registration, left empty'],
    ["Format d'email invalide", 'address without an @'],
    ['Format: +229XXXXXXXX', 'phone number that is too short'],
    ['Minimum 6 caractères', 'password that is too short'],
    ['Les mots de passe ne correspondent pas', 'two different passwords'],
  ),
  seenBy('session.spec.ts', 'a login that fails stays on the page with what was typed', [
    'Veuillez remplir tous les champs',
    'login, left empty',
  ]),
  seenBy('session.spec.ts', 'a login leads back to the page it came from', [
    'Se connecter',
    'cart button of a card, for a visitor',
  ]),
  seenBy(
    'session.spec.ts',
    'a forgotten password is replaced with the code from the mail',
    [
      'Un code de vérification a été envoyé à votre adresse email. Vérifiez votre boîte de réception.',
      'forgotten password, code sent',
    ],
    ['Tous les champs sont requis.', 'reset, left empty'],
  ),
];
