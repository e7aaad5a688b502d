import { AutocompleteInput, ReferenceInput, SelectInput, useCanAccess } from 'react-admin';
import type { BlogPostCard } from '@tokpa/contract/blog-posts';
import { PUBLICATION_STATUS_LABELS } from '@tokpa/contract/publications';
import { Stack, Typography } from '@mui/material';
import { api } from '../api.ts';
import {
  BulkButton,
  bySearch,
  csvExporter,
  DataTable,
  formatMoment,
  ListActions,
  ListPage,
  PicturedName,
  Publication,
  PUBLICATION_CHOICES,
  Rows,
  searchFilter,
} from '../ui/index.ts';

const EMPTY = {
  none: 'Aucun article pour l’instant.',
  first: 'Écrivez le premier.',
  unmatched: 'Aucun article ne correspond à ces critères.',
};

const filters = [
  searchFilter({ label: 'Rechercher un article', placeholder: 'Titre, texte' }),
  <SelectInput key="status" source="status" label="Statut" choices={PUBLICATION_CHOICES} alwaysOn />,
  <ReferenceInput key="category" source="category" reference="blog-categories" perPage={100}>
    <AutocompleteInput label="Rubrique" optionText="name" filterToQuery={bySearch} />
  </ReferenceInput>,
  <ReferenceInput key="tag" source="tag" reference="blog-tags" perPage={100}>
    <AutocompleteInput label="Étiquette" optionText="name" filterToQuery={bySearch} />
  </ReferenceInput>,
];

const exporter = csvExporter<BlogPostCard>('articles', [
  ['Titre', ({ title }) => title],
  ['Adresse', ({ slug }) => slug],
  ['Rubrique', ({ category }) => category?.name],
  ['Étiquettes', ({ tags }) => tags.join(' ; ')],
  ['Auteur', ({ author }) => author],
  ['Statut', ({ status }) => PUBLICATION_STATUS_LABELS[status]],
  ['Publié le', ({ publishedAt }) => publishedAt],
  ['Commentaires', ({ commentsCount }) => commentsCount],
]);

const Column = DataTable.Col<BlogPostCard>;

const removal = (
  <BulkButton
    label="Supprimer"
    isGrave
    question={{
      title: (count) => (count > 1 ? `Supprimer ${count} articles ?` : 'Supprimer cet article ?'),
      consequence: 'Les commentaires partent aussi. C’est définitif.',
    }}
    run={(id) => api.call('DELETE /blog-posts/{id}', { params: { id } })}
    done={(count) => `Articles supprimés : ${count}`}
  />
);

function PostTable() {
  const { canAccess: canDelete = false } = useCanAccess({ resource: 'blog-posts', action: 'delete' });
  return (
    <DataTable rowClick="edit" bulkActionButtons={canDelete && removal}>
      <Column source="title" label="Article" render={(post) => <PicturedName name={post.title} image={post.image} />} />
      <Column label="Rubrique" disableSort render={({ category }) => category?.name ?? '—'} />
      <Column label="Auteur" disableSort render={({ author }) => author} />
      <Column
        source="publishedAt"
        label="Publication"
        sortByOrder="DESC"
        render={({ publishedAt }) => (publishedAt === null ? '—' : formatMoment(publishedAt))}
      />
      <Column label="Commentaires" disableSort align="right" render={({ commentsCount }) => commentsCount} />
      <Column label="Statut" disableSort render={(post) => <Publication {...post} />} />
    </DataTable>
  );
}

function PostCard({ row: post }: { row: BlogPostCard }) {
  return (
    <>
      <PicturedName name={post.title} image={post.image} />
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1, mt: 1 }}>
        <Typography variant="body2" color="text.secondary">
          {post.category?.name ?? 'Sans rubrique'}
        </Typography>
        <Publication {...post} />
      </Stack>
    </>
  );
}

const actions = <ListActions creation="Écrire un article" />;

export function PostList() {
  return (
    <ListPage title="Articles" filters={filters} actions={actions} exporter={exporter}>
      <Rows<BlogPostCard> table={<PostTable />} opens="edit" empty={EMPTY} card={PostCard} />
    </ListPage>
  );
}
