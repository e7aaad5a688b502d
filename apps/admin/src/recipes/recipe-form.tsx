import {
  ArrayInput,
  AutocompleteArrayInput,
  AutocompleteInput,
  NumberInput,
  ReferenceArrayInput,
  ReferenceInput,
  required,
  SelectInput,
  SimpleForm,
  SimpleFormIterator,
  TextInput,
} from 'react-admin';
import { Box } from '@mui/material';
import { AddLine, bySearch, FormSection, PAIR, PictureInput, PUBLICATION_CHOICES } from '../ui/index.ts';
import { DIFFICULTY_CHOICES } from './recipe-words.ts';

type LinesProps = { source: string; label: string; line: string; addition: string; isLong?: boolean };

/** A list of texts: one line each, added, removed and moved up or down. */
function Lines({ source, label, line, addition, isLong = false }: LinesProps) {
  return (
    <ArrayInput source={source} label={label}>
      <SimpleFormIterator inline fullWidth addButton={<AddLine label={addition} />}>
        <TextInput
          source=""
          label={line}
          validate={required('Écrivez quelque chose, ou retirez cette ligne')}
          multiline={isLong}
          helperText={false}
        />
      </SimpleFormIterator>
    </ArrayInput>
  );
}

function Facts() {
  return (
    <Box sx={PAIR}>
      <NumberInput source="prepTime" label="Préparation (minutes)" min={0} step={5} />
      <NumberInput source="cookTime" label="Cuisson (minutes)" min={0} step={5} />
      <NumberInput
        source="servings"
        label="Nombre de personnes"
        min={1}
        validate={required('Combien de personnes ?')}
      />
      <SelectInput source="difficulty" label="Difficulté" choices={DIFFICULTY_CHOICES} validate={required()} />
    </Box>
  );
}

const NEW_RECIPE = {
  status: 'DRAFT',
  difficulty: 'FACILE',
  prepTime: 0,
  cookTime: 0,
  servings: 4,
  ingredients: [''],
  steps: [''],
  productIds: [],
};

/** A recipe as a cook reads it: what it is, what it takes, how it is done, what the shop sells for it. */
export function RecipeForm() {
  return (
    <SimpleForm defaultValues={NEW_RECIPE} sx={{ maxWidth: 860 }}>
      <TextInput source="title" label="Titre" validate={required('Le titre est requis')} />
      <TextInput source="description" label="Présentation" multiline minRows={2} />
      <PictureInput />
      <FormSection title="En bref">
        <Facts />
      </FormSection>
      <Lines source="ingredients" label="Ingrédients" line="Ingrédient" addition="Ajouter un ingrédient" />
      <Lines source="steps" label="Étapes" line="Étape" addition="Ajouter une étape" isLong />
      <FormSection title="Dans la boutique">
        <ReferenceArrayInput source="productIds" reference="products" perPage={25}>
          <AutocompleteArrayInput
            label="Produits"
            optionText="name"
            filterToQuery={bySearch}
            helperText="Proposés à l’achat sous la recette"
          />
        </ReferenceArrayInput>
        <Box sx={PAIR}>
          <ReferenceInput source="categoryId" reference="recipe-categories" perPage={100}>
            <AutocompleteInput label="Catégorie" optionText="name" filterToQuery={bySearch} />
          </ReferenceInput>
          <SelectInput source="status" label="Statut" choices={PUBLICATION_CHOICES} validate={required()} />
        </Box>
        <TextInput source="slug" label="Adresse de la page" helperText="Vide : faite du titre" />
      </FormSection>
    </SimpleForm>
  );
}
