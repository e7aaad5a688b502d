import { formatFcfa } from '@tokpa/contract/money';
import type { Seminar } from '@tokpa/contract/seminars';
import { CourseCard, CourseList, CourseStatus, SeatsTaken, standingOf } from '../courses/index.ts';
import { csvExporter, DataTable, formatMoment, PicturedName } from '../ui/index.ts';

const EMPTY = {
  none: 'Aucun séminaire pour l’instant.',
  first: 'Créez le premier.',
  unmatched: 'Aucun séminaire ne correspond à ces critères.',
};

const exporter = csvExporter<Seminar>('seminaires', [
  ['Titre', ({ title }) => title],
  ['Début', ({ startDate }) => startDate],
  ['Fin', ({ endDate }) => endDate],
  ['Ville', ({ location }) => location],
  ['Salle', ({ venue }) => venue],
  ['Prix (FCFA)', ({ price }) => price],
  ['Places', ({ maxParticipants }) => maxParticipants],
  ['Places libres', ({ seatsLeft }) => seatsLeft],
  ['Statut', standingOf],
]);

const Column = DataTable.Col<Seminar>;

const table = (
  <DataTable rowClick="edit" bulkActionButtons={false}>
    <Column
      source="title"
      label="Séminaire"
      render={(seminar) => <PicturedName name={seminar.title} image={seminar.image} />}
    />
    <Column source="startDate" label="Début" render={({ startDate }) => formatMoment(startDate)} />
    <Column label="Ville" disableSort render={({ location }) => location || '—'} />
    <Column
      source="price"
      label="Prix"
      align="right"
      cellSx={() => ({ whiteSpace: 'nowrap' })}
      render={({ price }) => formatFcfa(price)}
    />
    <Column label="Places prises" disableSort render={(seminar) => <SeatsTaken {...seminar} />} />
    <Column label="Statut" disableSort render={(seminar) => <CourseStatus course={seminar} />} />
  </DataTable>
);

function SeminarCard({ row }: { row: Seminar }) {
  return (
    <CourseCard course={row}>
      {formatMoment(row.startDate)} · <SeatsTaken {...row} />
    </CourseCard>
  );
}

export function SeminarList() {
  return (
    <CourseList<Seminar>
      plural="Séminaires"
      creation="Créer un séminaire"
      empty={EMPTY}
      search={{ label: 'Rechercher un séminaire', placeholder: 'Titre, ville, salle' }}
      exporter={exporter}
      sort={{ field: 'startDate', order: 'DESC' }}
      table={table}
      card={SeminarCard}
    />
  );
}
