import { LinkBase, useListContext } from 'react-admin';
import { PRODUCT_IDS_MAX } from '@tokpa/contract/limits';
import type { ProductStatus } from '@tokpa/contract/products';
import { Button } from '@mui/material';
import { api } from '../api.ts';
import { BulkButton } from '../ui/index.ts';
import { offersAt } from './product-links.ts';

const setStatus = (status: ProductStatus) => (id: string) =>
  api.call('PUT /products/{id}', { params: { id }, body: { status } });
const publish = setStatus('PUBLISHED');
const archive = setStatus('ARCHIVED');

const ARCHIVING = {
  title: (count: number) => (count > 1 ? `Archiver ${count} produits ?` : 'Archiver ce produit ?'),
  consequence:
    'Un produit archivé n’est plus en vente. Les commandes le gardent, et vous pouvez le publier de nouveau.',
};

/** What is done with the chosen products together. */
export function ProductBulkActs() {
  const { selectedIds } = useListContext();
  return (
    <>
      <BulkButton label="Publier" run={publish} done={(count) => `Produits publiés : ${count}`} />
      <BulkButton
        label="Archiver"
        question={ARCHIVING}
        run={archive}
        done={(count) => `Produits archivés : ${count}`}
      />
      {selectedIds.length > PRODUCT_IDS_MAX ? (
        <Button disabled>Prix et stocks : {PRODUCT_IDS_MAX} au plus</Button>
      ) : (
        <Button component={LinkBase} to={offersAt({ ids: selectedIds.join(',') })}>
          Prix et stocks
        </Button>
      )}
    </>
  );
}
