import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-admin';
import { IMPORT_FORMAT_LABELS, IMPORT_FORMATS, type ImportOptions } from '@tokpa/contract/product-imports';
import { Button, Checkbox, FormControlLabel, MenuItem, Stack, TextField, Typography } from '@mui/material';
import { createUploadClient } from '../upload-client.ts';
import { ChooseFile, Panel, Problem, UploadProgress, useAct } from '../ui/index.ts';
import { importAt } from './import-links.ts';
import { downloadModel } from './table-model.ts';

type Typed = Pick<ImportOptions, 'format' | 'onExisting' | 'withPictures'> & {
  exchangeFactor: string;
  defaultStock: string;
};

const START: Typed = {
  format: 'auto',
  onExisting: 'update',
  withPictures: false,
  exchangeFactor: '1',
  defaultStock: '0',
};

function toBody(file: File, typed: Typed): FormData {
  const body = new FormData();
  body.append('file', file);
  body.append('dryRun', 'true');
  for (const [name, value] of Object.entries(typed)) body.append(name, String(value).trim().replace(',', '.'));
  return body;
}

type FieldsProps = { typed: Typed; change: (part: Partial<Typed>) => void };

function WhatItIs({ typed, change }: FieldsProps) {
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
      <TextField
        select
        fullWidth
        label="Format du tableau"
        value={typed.format}
        onChange={({ target }) => change({ format: target.value as Typed['format'] })}
      >
        <MenuItem value="auto">Le reconnaître tout seul</MenuItem>
        {IMPORT_FORMATS.map((format) => (
          <MenuItem key={format} value={format}>
            {IMPORT_FORMAT_LABELS[format]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        fullWidth
        label="Produits déjà dans la boutique"
        value={typed.onExisting}
        onChange={({ target }) => change({ onExisting: target.value as Typed['onExisting'] })}
      >
        <MenuItem value="update">Les mettre à jour</MenuItem>
        <MenuItem value="skip">Les laisser comme ils sont</MenuItem>
      </TextField>
    </Stack>
  );
}

/** What only tables of other shops need. */
function FromElsewhere({ typed, change }: FieldsProps) {
  return (
    <>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <TextField
          fullWidth
          label="Taux de change vers le FCFA"
          value={typed.exchangeFactor}
          onChange={({ target }) => change({ exchangeFactor: target.value })}
          helperText="1 si les prix sont en FCFA, 655,957 s’ils sont en euros ; arrondis au franc"
          slotProps={{ htmlInput: { inputMode: 'decimal', maxLength: 14 } }}
        />
        <TextField
          fullWidth
          label="Stock quand le tableau n’en dit rien"
          value={typed.defaultStock}
          onChange={({ target }) => change({ defaultStock: target.value })}
          helperText="Pour les nouveaux produits seulement"
          slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 7 } }}
        />
      </Stack>
      <FormControlLabel
        label="Aller chercher les images à leurs adresses"
        control={
          <Checkbox checked={typed.withPictures} onChange={({ target }) => change({ withPictures: target.checked })} />
        }
      />
    </>
  );
}

/** Sends a table for a trial: nothing changes before somebody has seen what would. */
export function ImportForm() {
  const [file, setFile] = useState<File>();
  const [typed, setTyped] = useState(START);
  const [isTried, setTried] = useState(false);
  const [sentShare, setSentShare] = useState<number>();
  const navigate = useNavigate();
  const sending = useAct({
    run: async (body: FormData) => {
      setSentShare(0);
      try {
        const { data } = await createUploadClient(setSentShare).call('POST /products/import', { body });
        navigate(importAt(data.id));
      } finally {
        setSentShare(undefined);
      }
    },
    done: 'Fichier reçu',
  });
  const change = (part: Partial<Typed>) => setTyped((now) => ({ ...now, ...part }));
  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (file) sending.act(toBody(file, typed));
  }
  const problem = isTried && !file ? 'Choisissez un fichier CSV' : sending.problem;
  return (
    <Panel title="Fichier" action={<Button onClick={downloadModel}>Télécharger un modèle</Button>}>
      <Stack component="form" spacing={2} onSubmit={submit} noValidate>
        <Typography>
          Le tableau de la boutique («&nbsp;Exporter&nbsp;» dans la liste des produits), ou celui que WooCommerce ou
          Shopify exporte. D’abord un essai : rien ne change avant que vous ayez vu ce qui changerait.
        </Typography>
        <ChooseFile
          label="Fichier CSV"
          invitation="Déposez un fichier CSV ici, ou touchez pour le choisir"
          limits="50 Mo et 50 000 lignes au plus"
          accept=".csv,.txt,text/csv"
          file={file}
          onChosen={setFile}
        />
        <WhatItIs typed={typed} change={change} />
        <FromElsewhere typed={typed} change={change} />
        <Problem>{problem}</Problem>
        <UploadProgress sentShare={sentShare} />
        <Button type="submit" variant="contained" loading={sending.isBusy} sx={{ alignSelf: 'flex-start' }}>
          Essayer sans rien changer
        </Button>
      </Stack>
    </Panel>
  );
}
