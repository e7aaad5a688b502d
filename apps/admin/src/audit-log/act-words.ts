const ACTS: Readonly<Record<string, string>> = {
  create: 'a créé',
  update: 'a modifié',
  delete: 'a supprimé',
  archive: 'a archivé',
  block: 'a bloqué',
  unblock: 'a débloqué',
  reset: 'a remis à sa valeur d’origine',
  refund: 'a remboursé',
  invite: 'a invité de nouveau',
  duplicate: 'a copié',
  'change-status': 'a changé le statut de',
  'change-password': 'a changé son mot de passe',
  'second-factor-on': 'a activé le second facteur',
  'second-factor-off': 'a retiré le second facteur',
  'recovery-codes': 'a remplacé ses codes de secours',
  'end-session': 'a fermé une session',
  'end-sessions': 'a fermé les sessions',
};

/** An act in words; one that has none yet is shown as it is called. */
export function wordsOf(act: string): string {
  return ACTS[act] ?? act;
}

export const ACT_CHOICES = Object.entries(ACTS).map(([id, name]) => ({ id, name }));
