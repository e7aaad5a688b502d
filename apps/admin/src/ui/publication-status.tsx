import { useState } from 'react';
import { PUBLICATION_STATUS_LABELS, PUBLICATION_STATUSES, type PublicationStatus } from '@tokpa/contract/publications';
import { formatMoment } from './dates.ts';
import { Status, type Tone } from './status.tsx';

const TONES: Readonly<Record<PublicationStatus, Tone>> = { DRAFT: 'waiting', PUBLISHED: 'good', ARCHIVED: 'over' };

export const PUBLICATION_CHOICES = PUBLICATION_STATUSES.map((id) => ({ id, name: PUBLICATION_STATUS_LABELS[id] }));

type PublicationProps = { status: PublicationStatus; publishedAt?: string | null };

/** Where an article or a recipe stands; what is published at a later moment says so. */
export function Publication({ status, publishedAt }: PublicationProps) {
  const [now] = useState(() => Date.now());
  if (status === 'PUBLISHED' && publishedAt && Date.parse(publishedAt) > now)
    return <Status label={`Programmé : ${formatMoment(publishedAt)}`} tone="underway" />;
  return <Status label={PUBLICATION_STATUS_LABELS[status]} tone={TONES[status]} />;
}
