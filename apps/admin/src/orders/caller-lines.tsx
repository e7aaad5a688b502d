import {
  ArrayInput,
  AutocompleteInput,
  FormDataConsumer,
  NumberInput,
  type RaRecord,
  ReferenceInput,
  required,
  SelectInput,
  SimpleFormIterator,
  useGetOne,
  useSourceContext,
} from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { ItemType } from '@tokpa/contract/cart';
import { formatFcfa } from '@tokpa/contract/money';
import type { Product } from '@tokpa/contract/products';
import { AddLine, bySearch, ReadFault } from '../ui/index.ts';
import { OPTION_TO_CHOOSE } from './caller-order-values.ts';

const KINDS: { id: ItemType; name: string }[] = [
  { id: 'PRODUCT', name: 'Produit' },
  { id: 'FORMATION', name: 'Formation' },
  { id: 'SEMINAR', name: 'Séminaire' },
  { id: 'COACHING_SESSION', name: 'Coaching' },
];
const RESOURCES: Readonly<Record<ItemType, string>> = {
  PRODUCT: 'products',
  FORMATION: 'formations',
  SEMINAR: 'seminars',
  COACHING_SESSION: 'coaching-sessions',
};

type Line = { itemType?: ItemType; itemId?: string };
type Article = { name?: string; title?: string; price: number; stock?: number; variations?: readonly object[] };

/** Nothing else can be sold. */
const ON_SALE = { status: 'PUBLISHED' };

const articleText = ({ name, title, price, stock }: Article) =>
  [name ?? title, formatFcfa(price), stock !== undefined && `${stock} en stock`].filter(Boolean).join(' · ');

/** Nothing is known of one that was taken back. */
const hasOptions = (article: RaRecord | '') =>
  article !== '' && Boolean((article as Partial<Article>).variations?.length);

function VariationInput({ productId }: { productId: string }) {
  const { data, error, isFetching, refetch } = useGetOne<Product>('products', { id: productId });
  if (!data && error) return <ReadFault error={error} isBusy={isFetching} onRetry={refetch} />;
  if (!data || data.variations.length === 0) return null;
  const choices = data.variations.map(({ id, name, price, stock }) => ({
    id,
    name: `${name} · ${formatFcfa(price)} · ${stock} en stock`,
  }));
  return (
    <SelectInput source="variationId" label="Option" choices={choices} validate={required('Choisissez une option')} />
  );
}

function KindInput() {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  return (
    <SelectInput
      source="itemType"
      label="Genre"
      choices={KINDS}
      defaultValue="PRODUCT"
      validate={required()}
      // What was chosen of another kind is nothing of this one.
      onChange={() => {
        setValue(getSource('itemId'), null);
        setValue(getSource('variationId'), null);
      }}
      sx={{ width: 150 }}
    />
  );
}

/** One line's article. Another kind has other articles: the key forgets what was looked for. */
function ItemInputs({ line: { itemType = 'PRODUCT', itemId } }: { line: Line }) {
  const { getSource } = useSourceContext();
  const { setValue } = useFormContext();
  return (
    <>
      <ReferenceInput key={itemType} source="itemId" reference={RESOURCES[itemType]} filter={ON_SALE}>
        <AutocompleteInput
          label="Article"
          optionText={articleText}
          filterToQuery={bySearch}
          validate={required('Choisissez un article')}
          // An option of another article is none of this one.
          onChange={(_id, article) => setValue(getSource('variationId'), hasOptions(article) ? OPTION_TO_CHOOSE : null)}
          sx={{ minWidth: { xs: 0, sm: 340 } }}
        />
      </ReferenceInput>
      {itemType === 'PRODUCT' && itemId && <VariationInput productId={itemId} />}
    </>
  );
}

/** What the caller wants: products, or places in what is taught. */
export function CallerLines() {
  return (
    <ArrayInput source="items" label={false} validate={required('Ajoutez au moins un article')}>
      <SimpleFormIterator inline fullWidth disableReordering addButton={<AddLine label="Ajouter un article" />}>
        <KindInput />
        <FormDataConsumer>{({ scopedFormData }) => <ItemInputs line={scopedFormData ?? {}} />}</FormDataConsumer>
        <NumberInput source="quantity" label="Quantité" min={1} defaultValue={1} sx={{ width: 120, minWidth: 120 }} />
      </SimpleFormIterator>
    </ArrayInput>
  );
}
