import { useSimpleFormIterator } from 'react-admin';
import AddIcon from '@mui/icons-material/Add';
import { Button } from '@mui/material';

type AddLineProps = {
  label: string;
  /**
   * What the new line holds. Inputs with a default value need theirs here: applied later, it would become what the whole form
   * is compared with, and the new line would no longer count as a change.
   */
  item?: object;
};

/** Adds a line to a list within a form, and says what it adds: `addButton` of a `SimpleFormIterator`. */
export function AddLine({ label, item }: AddLineProps) {
  const { add } = useSimpleFormIterator();
  return (
    <Button startIcon={<AddIcon />} onClick={() => add(item)} sx={{ minHeight: 44 }}>
      {label}
    </Button>
  );
}
