import type { SettingField } from '@tokpa/contract/settings';
import type { FieldErrors } from './field-errors.ts';

export type ValueEditorProps = {
  field: SettingField;
  value: unknown;
  errors: FieldErrors;
  onChange: (value: unknown) => void;
};
