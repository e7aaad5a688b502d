import { AutocompleteInput, ReferenceInput, SelectInput } from 'react-admin';
import { fullNameOf } from '@tokpa/contract/full-name';
import { REVIEW_STATUS_LABELS } from '@tokpa/contract/review-labels';
import type { StaffReview } from '@tokpa/contract/reviews';
import { Rating, Stack, Typography } from '@mui/material';
import { Inbox } from '../desk/index.ts';
import {
  bySearch,
  csvExporter,
  DataTable,
  formatMoment,
  RecordLink,
  RemoveButton,
  Rows,
  ShopAnswer,
  Status,
  searchFilter,
} from '../ui/index.ts';
import { bulkJudgement, ReviewActs } from './review-acts.tsx';
import { RATING_CHOICES, REVIEW_STATUS_CHOICES, ReviewStatusChip } from './review-status.tsx';

const EMPTY = { none: 'Aucun avis pour l’instant.', unmatched: 'Aucun avis ne correspond à ces critères.' };

const filters = [
  searchFilter({ label: 'Rechercher un avis', placeholder: 'Texte, client, produit' }),
  <SelectInput key="status" source="status" label="Statut" choices={REVIEW_STATUS_CHOICES} alwaysOn />,
  <SelectInput key="rating" source="rating" label="Note" choices={RATING_CHOICES} />,
  <ReferenceInput key="itemId" source="itemId" reference="products">
    <AutocompleteInput label="Produit" optionText="name" filterToQuery={bySearch} />
  </ReferenceInput>,
];

const authorOf = ({ user }: StaffReview) => fullNameOf(user);

const exporter = csvExporter<StaffReview>('avis', [
  ['Date', ({ createdAt }) => createdAt],
  ['Produit', ({ product }) => product.name],
  ['Note', ({ rating }) => rating],
  ['Titre', ({ title }) => title],
  ['Avis', ({ content }) => content],
  ['Client', authorOf],
  ['Email', ({ user }) => user.email],
  ['Achat vérifié', ({ verifiedPurchase }) => verifiedPurchase],
  ['Réponse', ({ reply }) => reply],
  ['Statut', ({ status }) => REVIEW_STATUS_LABELS[status]],
]);

function Words({ review }: { review: StaffReview }) {
  return (
    <>
      <Rating value={review.rating} readOnly size="small" getLabelText={(value) => `${value} sur 5`} />
      {review.title && <Typography sx={{ fontWeight: 700 }}>{review.title}</Typography>}
      <Typography sx={{ overflowWrap: 'anywhere', whiteSpace: 'pre-line' }}>{review.content}</Typography>
      {review.reply !== null && <ShopAnswer>{review.reply}</ShopAnswer>}
      <Typography variant="body2" color="text.secondary">
        {authorOf(review)}, {formatMoment(review.createdAt)}{' '}
        {review.verifiedPurchase && <Status label="Achat vérifié" tone="good" />}
      </Typography>
    </>
  );
}

function ProductLink({ product }: Pick<StaffReview, 'product'>) {
  return (
    <RecordLink resource="products" id={product.id}>
      {product.name}
    </RecordLink>
  );
}

function Remove({ review }: { review: StaffReview }) {
  return (
    <RemoveButton
      record={review}
      question="Supprimer cet avis ?"
      consequence="Il disparaît pour de bon, et sa note avec lui. Refuser suffit à ne pas le montrer."
    />
  );
}

const Column = DataTable.Col<StaffReview>;

const table = (
  <DataTable rowClick={false} bulkActionButtons={bulkJudgement}>
    <Column source="createdAt" label="Avis" render={(review) => <Words review={review} />} />
    <Column label="Produit" disableSort render={({ product }) => <ProductLink product={product} />} />
    <Column source="status" label="Statut" render={({ status }) => <ReviewStatusChip status={status} />} />
    <Column
      label="Décision"
      disableSort
      render={(review) => (
        <>
          <ReviewActs review={review} />
          <Remove review={review} />
        </>
      )}
    />
  </DataTable>
);

function ReviewCard({ row: review }: { row: StaffReview }) {
  return (
    <Stack spacing={1}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <ProductLink product={review.product} />
        <ReviewStatusChip status={review.status} />
      </Stack>
      <div>
        <Words review={review} />
      </div>
      <ReviewActs review={review} />
      <div>
        <Remove review={review} />
      </div>
    </Stack>
  );
}

/** What shoppers say of the products; those that wait first. */
export function ReviewList() {
  return (
    <Inbox title="Avis" filters={filters} exporter={exporter} waiting="PENDING">
      <Rows<StaffReview> table={table} bulkActs={bulkJudgement} empty={EMPTY} card={ReviewCard} />
    </Inbox>
  );
}
