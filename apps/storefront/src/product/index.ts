export { BuyBox } from './buy-box.tsx';
export { describeProduct, firstChoice, toDetail } from './detail-product.ts';
export type { DetailProduct } from './detail-product.ts';
export { Gallery } from './gallery.tsx';
export { OPTION, productAddress } from './product-address.ts';
export { ProductTexts } from './product-texts.tsx';
export { Promises } from './promises.tsx';
export { ShareProduct } from './share-product.tsx';
export { useChosenVariation } from './use-chosen-variation.ts';
