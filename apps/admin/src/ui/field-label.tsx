import { Children, type ComponentProps, isValidElement, useLayoutEffect } from 'react';
import { InputLabel, type InputLabelProps } from '@mui/material';

/** As react-admin's title of a field that must be filled in. */
const saysRequired = (part: unknown) =>
  isValidElement<{ isRequired?: boolean }>(part) && part.props.isRequired === true;

/** The field that a label names: a list that opens names its label itself. */
function fieldOf(htmlFor = '', id = ''): Element | null {
  return document.getElementById(htmlFor) ?? document.querySelector(`[aria-labelledby~="${CSS.escape(id)}"]`);
}

/**
 * What the label of a field is in the page. The star in it is for the eye alone, and none of the library's inputs says
 * to a screen reader that it must be filled in: its label knows.
 */
function FieldLabel({ children, id, htmlFor, ...label }: ComponentProps<'label'>) {
  const isRequired = Children.toArray(children).some(saysRequired);
  useLayoutEffect(() => {
    const field = isRequired ? fieldOf(htmlFor, id) : null;
    field?.setAttribute('aria-required', 'true');
    return () => field?.removeAttribute('aria-required');
  });
  const Host = (htmlFor === undefined ? 'div' : 'label') as 'label';
  return (
    <Host {...label} id={id} htmlFor={htmlFor}>
      {children}
    </Host>
  );
}

/** The label of each text field, by the theme; of a list that opens, the library makes an element of its own. */
export function TextFieldLabel(label: InputLabelProps) {
  return <InputLabel {...label} component={FieldLabel} />;
}
