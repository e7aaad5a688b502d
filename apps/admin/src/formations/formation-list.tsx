import { SelectInput } from 'react-admin';
import { FORMATION_LEVEL_LABELS, type Formation } from '@tokpa/contract/formations';
import { formatFcfa } from '@tokpa/contract/money';
import { PUBLICATION_STATUS_LABELS } from '@tokpa/contract/publications';
import { CourseCard, CourseList } from '../courses/index.ts';
import { csvExporter, DataTable, PicturedName, Publication } from '../ui/index.ts';
import { LEVEL_CHOICES } from './formation-form.tsx';

const EMPTY = {
  none: 'Aucune formation pour l’instant.',
  first: 'Créez la première.',
  unmatched: 'Aucune formation ne correspond à ces critères.',
};

const exporter = csvExporter<Formation>('formations', [
  ['Titre', ({ title }) => title],
  ['Adresse', ({ slug }) => slug],
  ['Niveau', ({ level }) => FORMATION_LEVEL_LABELS[level]],
  ['Durée', ({ duration }) => duration],
  ['Leçons', ({ lessonsCount }) => lessonsCount],
  ['Prix (FCFA)', ({ price }) => price],
  ['Statut', ({ status }) => PUBLICATION_STATUS_LABELS[status]],
]);

const filters = [<SelectInput key="level" source="level" label="Niveau" choices={LEVEL_CHOICES} />];

const Column = DataTable.Col<Formation>;

const table = (
  <DataTable rowClick="edit" bulkActionButtons={false}>
    <Column
      source="title"
      label="Formation"
      render={(formation) => <PicturedName name={formation.title} image={formation.image} />}
    />
    <Column label="Niveau" disableSort render={({ level }) => FORMATION_LEVEL_LABELS[level]} />
    <Column label="Leçons" disableSort align="right" render={({ lessonsCount }) => lessonsCount} />
    <Column
      source="price"
      label="Prix"
      align="right"
      cellSx={() => ({ whiteSpace: 'nowrap' })}
      render={({ price }) => formatFcfa(price)}
    />
    <Column label="Statut" disableSort render={({ status }) => <Publication status={status} />} />
  </DataTable>
);

function FormationCard({ row }: { row: Formation }) {
  return (
    <CourseCard course={row}>
      {formatFcfa(row.price)} · {row.lessonsCount} {row.lessonsCount > 1 ? 'leçons' : 'leçon'}
    </CourseCard>
  );
}

export function FormationList() {
  return (
    <CourseList<Formation>
      plural="Formations"
      creation="Créer une formation"
      empty={EMPTY}
      search={{ label: 'Rechercher une formation', placeholder: 'Titre, présentation' }}
      filters={filters}
      exporter={exporter}
      sort={{ field: 'createdAt', order: 'DESC' }}
      table={table}
      card={FormationCard}
    />
  );
}
