export const REVIEW_STATUSES = ['PENDING', 'APPROVED', 'REJECTED'] as const;
export const REVIEW_STATUS_LABELS: Readonly<Record<(typeof REVIEW_STATUSES)[number], string>> = {
  PENDING: 'En attente',
  APPROVED: 'Publié',
  REJECTED: 'Refusé',
};

export const RATING_LABELS = ['Très mauvais', 'Mauvais', 'Moyen', 'Bon', 'Excellent'] as const;
