import { SelectInput } from 'react-admin';
import { COACHING_MODE_LABELS, type CoachingSession } from '@tokpa/contract/coaching-sessions';
import { formatFcfa } from '@tokpa/contract/money';
import { CourseCard, CourseList, CourseStatus, SeatsTaken, standingOf } from '../courses/index.ts';
import { csvExporter, DataTable, formatMoment, PicturedName } from '../ui/index.ts';
import { MODE_CHOICES } from './session-form.tsx';

const EMPTY = {
  none: 'Aucune séance pour l’instant.',
  first: 'Créez la première.',
  unmatched: 'Aucune séance ne correspond à ces critères.',
};

const whenOf = ({ startDate }: CoachingSession) => (startDate === null ? 'Sur rendez-vous' : formatMoment(startDate));

const exporter = csvExporter<CoachingSession>('coaching', [
  ['Titre', ({ title }) => title],
  ['Coach', ({ coachName }) => coachName],
  ['Mode', ({ mode }) => COACHING_MODE_LABELS[mode]],
  ['Date', ({ startDate }) => startDate],
  ['Prix (FCFA)', ({ price }) => price],
  ['Places', ({ maxParticipants }) => maxParticipants],
  ['Places libres', ({ seatsLeft }) => seatsLeft],
  ['Statut', standingOf],
]);

const filters = [<SelectInput key="mode" source="mode" label="Mode" choices={MODE_CHOICES} />];

const Column = DataTable.Col<CoachingSession>;

const table = (
  <DataTable rowClick="edit" bulkActionButtons={false}>
    <Column
      source="title"
      label="Séance"
      render={(session) => <PicturedName name={session.title} image={session.image} />}
    />
    <Column label="Coach" disableSort render={({ coachName }) => coachName || '—'} />
    <Column source="startDate" label="Date" render={whenOf} />
    <Column label="Mode" disableSort render={({ mode }) => COACHING_MODE_LABELS[mode]} />
    <Column
      source="price"
      label="Prix"
      align="right"
      cellSx={() => ({ whiteSpace: 'nowrap' })}
      render={({ price }) => formatFcfa(price)}
    />
    <Column label="Places prises" disableSort render={(session) => <SeatsTaken {...session} />} />
    <Column label="Statut" disableSort render={(session) => <CourseStatus course={session} />} />
  </DataTable>
);

function SessionCard({ row }: { row: CoachingSession }) {
  return (
    <CourseCard course={row}>
      {whenOf(row)} · <SeatsTaken {...row} />
    </CourseCard>
  );
}

export function SessionList() {
  return (
    <CourseList<CoachingSession>
      plural="Coaching"
      creation="Créer une séance"
      empty={EMPTY}
      search={{ label: 'Rechercher une séance', placeholder: 'Titre, coach, lieu' }}
      filters={filters}
      exporter={exporter}
      sort={{ field: 'startDate', order: 'DESC' }}
      table={table}
      card={SessionCard}
    />
  );
}
