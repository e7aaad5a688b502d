import { endOf, type Seminar } from '@tokpa/contract';
import { placeOf } from './seminar-place.ts';

const LONGEST_LINE = 70;

/** `20261121T090000Z` */
function stamp(instant: Date): string {
  return instant.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
}

/** RFC 5545: these signs mean something in a text. */
function escape(text: string): string {
  return text.replaceAll(/[\\;,]/g, String.raw`\$&`).replaceAll(/\r?\n/g, String.raw`\n`);
}

/** RFC 5545: a line is at most 75 bytes long and goes on behind a space. */
function fold(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const letter of line) {
    if (Buffer.byteLength(part + letter) > LONGEST_LINE) {
      parts.push(part);
      part = '';
    }
    part += letter;
  }
  return [...parts, part].join('\r\n ');
}

type Event = Pick<
  Seminar,
  | 'id'
  | 'slug'
  | 'title'
  | 'description'
  | 'startDate'
  | 'endDate'
  | 'venue'
  | 'address'
  | 'location'
  | 'updatedAt'
  | 'cancelledAt'
>;

/** A seminar as a calendar file that telephones and mail programs open (iCalendar, RFC 5545). */
export function seminarCalendar(seminar: Event, publicUrl: string): string {
  const start = new Date(seminar.startDate);
  const isCalledOff = seminar.cancelledAt !== null;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Tokpa//Seminaires//FR',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${seminar.id}@${new URL(publicUrl).hostname}`,
    `DTSTAMP:${stamp(new Date(seminar.updatedAt))}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(endOf(seminar))}`,
    // Not every calendar heeds the state: the title says it too.
    ...(isCalledOff ? ['STATUS:CANCELLED', 'SEQUENCE:1'] : []),
    `SUMMARY:${escape(isCalledOff ? `Annulé : ${seminar.title}` : seminar.title)}`,
    `DESCRIPTION:${escape(seminar.description)}`,
    `LOCATION:${escape(placeOf(seminar))}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}
