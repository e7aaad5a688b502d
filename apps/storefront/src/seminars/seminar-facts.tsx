import { seminarPlace } from '@tokpa/contract/seminar-place';
import CalendarDays from 'lucide-react/icons/calendar-days';
import MapPin from 'lucide-react/icons/map-pin';
import Users from 'lucide-react/icons/users';
import type { Fact } from '../ui/facts.tsx';
import { CALLED_OFF, OVER } from './shown-seminar.ts';
import type { ShownSeminar } from './shown-seminar.ts';

const SIGN = 'size-5';

function Place({ seminar }: { seminar: ShownSeminar }) {
  return seminarPlace(seminar).map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ));
}

/** When, where, and for how many. */
export function seminarFacts(seminar: ShownSeminar): Fact[] {
  const { id, when, maxParticipants, closed } = seminar;
  const date = (
    <>
      {when}
      {closed !== OVER && closed !== CALLED_OFF && (
        <a
          href={`/api/v1/seminars/${id}/agenda.ics`}
          download
          className="flex min-h-11 items-center font-semibold text-primary hover:underline print:hidden"
        >
          Ajouter à mon agenda
        </a>
      )}
    </>
  );
  return [
    { icon: <CalendarDays className={SIGN} />, name: 'Date', value: date },
    { icon: <MapPin className={SIGN} />, name: 'Lieu', value: <Place seminar={seminar} /> },
    ...(maxParticipants === null
      ? []
      : [{ icon: <Users className={SIGN} />, name: 'Participants', value: `${maxParticipants} au plus` }]),
  ];
}
