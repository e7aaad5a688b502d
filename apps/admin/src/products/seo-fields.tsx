import { TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { PRODUCT_TEXTS } from '@tokpa/contract/product-texts';
import { slugify } from '@tokpa/contract/slugs';
import { Box, Typography } from '@mui/material';
import { colours } from '../theme.ts';
import { Panel } from '../ui/index.ts';
import type { ProductForm } from './product-form-values.ts';

const TITLE_SHOWN = 60;
const DESCRIPTION_SHOWN = 155;

function cut(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).trimEnd()}…`;
}

/** As a search engine shows the page: title, address, description. */
function SearchResult() {
  const [name, seoTitle, description, seoDescription, slug] = useWatch<
    ProductForm,
    ['name', 'seoTitle', 'description', 'seoDescription', 'slug']
  >({ name: ['name', 'seoTitle', 'description', 'seoDescription', 'slug'] });
  const title = seoTitle || name || 'Nom du produit';
  const text = (seoDescription || description || 'Description du produit').replaceAll(/\s+/g, ' ');
  return (
    <Box
      component="figure"
      aria-label="Aperçu dans un moteur de recherche"
      sx={{ m: 0, mb: 1.5, p: 1.5, border: 1, borderColor: 'divider', borderRadius: 1, overflowWrap: 'anywhere' }}
    >
      <Typography variant="body2" color="text.secondary">
        {location.host} › product › {slug || slugify(name ?? '') || '…'}
      </Typography>
      <Typography sx={{ color: colours.blue, fontSize: '1.125rem' }}>{cut(title, TITLE_SHOWN)}</Typography>
      <Typography variant="body2">{cut(text, DESCRIPTION_SHOWN)}</Typography>
    </Box>
  );
}

export function SeoFields() {
  return (
    <Panel title="Moteurs de recherche">
      <SearchResult />
      <TextInput
        source="slug"
        label="Adresse de la page"
        helperText="Vide : faite du nom. L’ancienne adresse mène toujours au produit."
        slotProps={{ htmlInput: { maxLength: 200, spellCheck: false, autoCapitalize: 'off' } }}
      />
      <TextInput
        source="seoTitle"
        label="Titre"
        helperText={`Vide : le nom du produit. Environ ${TITLE_SHOWN} signes se voient.`}
        slotProps={{ htmlInput: { maxLength: PRODUCT_TEXTS.seoTitle.max } }}
      />
      <TextInput
        source="seoDescription"
        label="Description"
        multiline
        minRows={2}
        helperText={`Vide : le début de la description. Environ ${DESCRIPTION_SHOWN} signes se voient.`}
        slotProps={{ htmlInput: { maxLength: PRODUCT_TEXTS.seoDescription.max } }}
      />
    </Panel>
  );
}
