import { LinkBase, useListContext, useUnselectAll } from 'react-admin';
import { PRODUCT_IDS_MAX } from '@tokpa/contract/limits';
import type { ProductStatus } from '@tokpa/contract/products';
import { Button } from '@mui/material';
import { api } from '../api.ts';
import { useAct } from '../ui/index.ts';
import { offersAt } from './product-links.ts';

function useStatusAct(status: ProductStatus, done: string) {
  const { selectedIds } = useListContext();
  const unselect = useUnselectAll('products');
  const { act, isBusy, problem } = useAct({
    run: async (ids: readonly string[]) => {
      for (const id of ids) await api.call('PUT /products/{id}', { params: { id }, body: { status } });
    },
    done,
    onDone: unselect,
    // Those before it are done.
    readsAnewIfRefused: true,
  });
  return { run: () => act(selectedIds.map(String)), isBusy, problem };
}

/** What is done with the chosen products together. */
export function ProductBulkActs() {
  const { selectedIds } = useListContext();
  const publish = useStatusAct('PUBLISHED', 'Produits publiés');
  const archive = useStatusAct('ARCHIVED', 'Produits archivés');
  const problem = publish.problem ?? archive.problem;
  return (
    <>
      <Button loading={publish.isBusy} onClick={publish.run}>
        Publier
      </Button>
      <Button loading={archive.isBusy} onClick={archive.run}>
        Archiver
      </Button>
      {selectedIds.length > PRODUCT_IDS_MAX ? (
        <Button disabled>Prix et stocks : {PRODUCT_IDS_MAX} au plus</Button>
      ) : (
        <Button component={LinkBase} to={offersAt({ ids: selectedIds.join(',') })}>
          Prix et stocks
        </Button>
      )}
      <span role="alert">{problem}</span>
    </>
  );
}
