import { BooleanInput, SelectInput, useCanAccess } from 'react-admin';
import { CONTENT_TYPE_LABELS, CONTENT_TYPES, type ContentItem } from '@tokpa/contract/content-library';
import { Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import {
  BulkButton,
  csvExporter,
  DataTable,
  ListActions,
  ListPage,
  RecordLink,
  RowName,
  Rows,
  Status,
  searchFilter,
} from '../ui/index.ts';
import { DownloadButton } from './download-button.tsx';
import { formatSize } from './file-size.ts';

const EMPTY = {
  none: 'Aucun document pour l’instant.',
  first: 'Ajoutez une fiche, une vidéo ou un lien.',
  unmatched: 'Aucun document ne correspond à ces critères.',
};

const types = CONTENT_TYPES.map((id) => ({ id, name: CONTENT_TYPE_LABELS[id] }));

const filters = [
  searchFilter({ label: 'Rechercher un document', placeholder: 'Titre, fichier' }),
  <SelectInput key="type" source="type" label="Type" choices={types} alwaysOn />,
  <BooleanInput key="isPublic" source="isPublic" label="Pour tout le monde" defaultValue />,
];

const exporter = csvExporter<ContentItem>('bibliotheque', [
  ['Titre', ({ title }) => title],
  ['Type', ({ type }) => CONTENT_TYPE_LABELS[type]],
  ['Catégorie', ({ category }) => category],
  ['Fichier', ({ fileName }) => fileName],
  ['Taille (octets)', ({ size }) => size],
  ['Adresse', ({ url }) => url],
  ['Pour tout le monde', ({ isPublic }) => isPublic],
  ['Formation', ({ formation }) => formation?.title],
  ['Téléchargements', ({ downloadsCount }) => downloadsCount],
]);

function Readers({ content: { isPublic, formation } }: { content: ContentItem }) {
  if (isPublic) return <Status label="Tout le monde" tone="good" />;
  if (formation) return <Status label={`Inscrits : ${formation.title}`} tone="underway" />;
  return <Status label="L’équipe" tone="over" />;
}

const Column = DataTable.Col<ContentItem>;

const removal = (
  <BulkButton
    label="Supprimer"
    isGrave
    question={{
      title: (count) => (count > 1 ? `Supprimer ${count} documents ?` : 'Supprimer ce document ?'),
      consequence: 'Les fichiers partent aussi. C’est définitif.',
    }}
    run={(id) => api.call('DELETE /content-library/{id}', { params: { id } })}
    done={(count) => `Documents supprimés : ${count}`}
  />
);

function ContentTable() {
  const { canAccess: canDelete = false } = useCanAccess({ resource: 'content-library', action: 'delete' });
  return (
    <DataTable rowClick="edit" bulkActionButtons={canDelete && removal}>
      <Column source="title" label="Document" render={({ title }) => <RowName>{title}</RowName>} />
      <Column label="Type" disableSort render={({ type }) => CONTENT_TYPE_LABELS[type]} />
      <Column label="Catégorie" disableSort render={({ category }) => category || '—'} />
      <Column source="size" label="Taille" align="right" render={formatSize} />
      <Column label="Qui le lit" disableSort render={(content) => <Readers content={content} />} />
      <Column source="downloadsCount" label="Téléchargé" align="right" />
      <Column label="Fichier" disableSort render={(content) => <DownloadButton content={content} />} />
    </DataTable>
  );
}

function ContentCard({ row: content }: { row: ContentItem }) {
  return (
    <>
      <RecordLink resource="content-library" id={content.id} sx={{ fontWeight: 700 }}>
        {content.title}
      </RecordLink>
      <Typography variant="body2" color="text.secondary">
        {CONTENT_TYPE_LABELS[content.type]} · {formatSize(content)}
      </Typography>
      <Stack direction="row" sx={{ justifyContent: 'space-between', alignItems: 'center', gap: 1, mt: 1 }}>
        <Readers content={content} />
        <DownloadButton content={content} />
      </Stack>
    </>
  );
}

const actions = <ListActions creation="Ajouter un document" />;

export function ContentList() {
  return (
    <ListPage title="Bibliothèque" filters={filters} actions={actions} exporter={exporter}>
      <Rows<ContentItem> table={<ContentTable />} empty={EMPTY} card={ContentCard} />
    </ListPage>
  );
}
