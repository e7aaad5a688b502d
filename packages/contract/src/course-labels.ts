export const FORMATION_LEVELS = ['DEBUTANT', 'INTERMEDIAIRE', 'AVANCE'] as const;
export type FormationLevel = (typeof FORMATION_LEVELS)[number];
export const FORMATION_LEVEL_LABELS: Readonly<Record<FormationLevel, string>> = {
  DEBUTANT: 'Débutant',
  INTERMEDIAIRE: 'Intermédiaire',
  AVANCE: 'Avancé',
};

export const COACHING_MODES = ['ONLINE', 'ONSITE'] as const;
export type CoachingMode = (typeof COACHING_MODES)[number];
export const COACHING_MODE_LABELS: Readonly<Record<CoachingMode, string>> = {
  ONLINE: 'En ligne',
  ONSITE: 'Sur place',
};

export const ENROLLMENT_STATUSES = ['PENDING', 'ACTIVE', 'COMPLETED', 'CANCELLED'] as const;
export type EnrollmentStatus = (typeof ENROLLMENT_STATUSES)[number];
export const ENROLLMENT_STATUS_LABELS: Readonly<Record<EnrollmentStatus, string>> = {
  PENDING: 'En attente',
  ACTIVE: 'Active',
  COMPLETED: 'Terminée',
  CANCELLED: 'Annulée',
};

/** Where somebody stands who holds a seat; only a cancelled one is free again. */
export const SEAT_STATUSES = ['PENDING', 'CONFIRMED', 'ATTENDED', 'CANCELLED'] as const;
export type SeatStatus = (typeof SEAT_STATUSES)[number];
export const SEAT_STATUS_LABELS: Readonly<Record<SeatStatus, string>> = {
  PENDING: 'En attente',
  CONFIRMED: 'Confirmée',
  ATTENDED: 'Présent',
  CANCELLED: 'Annulée',
};
