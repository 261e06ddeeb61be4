import Button, { type ButtonProps } from '@mui/material/Button';
import { useId } from 'react';

type Props = ButtonProps & {
  /** The id of what shows the name. */
  readonly of: string;
};

/** A button of one thing among several: its full label is its word and the name of the thing, in whichever language. */
export function NamedButton({ of, ...rest }: Props) {
  const id = useId();
  return <Button size="small" variant="outlined" {...rest} id={id} aria-labelledby={`${id} ${of}`} />;
}
