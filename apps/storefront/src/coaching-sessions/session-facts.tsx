import CalendarDays from 'lucide-react/icons/calendar-days';
import Hourglass from 'lucide-react/icons/hourglass';
import MapPin from 'lucide-react/icons/map-pin';
import UserRound from 'lucide-react/icons/user-round';
import type { Fact } from '../ui/facts.tsx';
import type { ShownSession } from './shown-session.ts';

const SIGN = 'size-5';

/** With whom, when, where, how long. */
export function sessionFacts({ coachName, when, mode, location, duration }: ShownSession): Fact[] {
  const facts: Fact[] = [
    { icon: <UserRound className={SIGN} />, name: 'Coach', value: coachName },
    { icon: <CalendarDays className={SIGN} />, name: 'Date', value: when },
    { icon: <MapPin className={SIGN} />, name: 'Mode', value: location ? `${mode}, ${location}` : mode },
    { icon: <Hourglass className={SIGN} />, name: 'Durée', value: duration },
  ];
  return facts.filter(({ value }) => value !== '');
}
