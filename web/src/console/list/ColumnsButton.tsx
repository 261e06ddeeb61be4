import ArrowDownward from '@mui/icons-material/ArrowDownwardOutlined';
import ArrowUpward from '@mui/icons-material/ArrowUpwardOutlined';
import ViewWeek from '@mui/icons-material/ViewWeekOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import IconButton from '@mui/material/IconButton';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { ListPopover } from './ListPopover.tsx';
import { useColumnChoice } from './use-column-choice.ts';

type Column = { readonly name: string; readonly label: string };

/** `ranks` names all columns of the table in their order; the first of `columns` is in front of them and stays. */
const orderOf = (ranks: readonly number[] | undefined, count: number): readonly number[] => {
  const all = Array.from({ length: count }, (_, index) => index);
  const known = (ranks ?? []).filter((index) => index < count);
  return [...known, ...all.filter((index) => !known.includes(index))];
};

/**
 * Which columns a list has and in which order, for this person on this device. react-admin's table shows them so; its own choice of columns can only
 * be moved by dragging, and is none for a screen reader.
 */
export function ColumnsButton({ columns }: { readonly columns: readonly Column[] }) {
  const t = useMessages(adminMessages);
  const [{ hidden, ranks }, choose] = useColumnChoice();
  const order = orderOf(ranks, columns.length).filter((index) => index > 0);
  // A column without a name, as of buttons, stays at the end.
  const named = order.filter((index) => columns[index]?.label !== '');
  const toggle = (name: string) =>
    choose({ ranks, hidden: hidden.includes(name) ? hidden.filter((one) => one !== name) : [...hidden, name] });
  const move = (from: number, by: 1 | -1) => {
    const next = named.with(from, named[from + by]!).with(from + by, named[from]!);
    choose({ hidden, ranks: [0, ...next, ...order.filter((index) => !named.includes(index))] });
  };
  return (
    <ListPopover label={t('columns')} icon={<ViewWeek />}>
      {() => (
        <>
          <Box component="ul" sx={{ '& svg': { fontSize: 18 } }}>
            {named.map((index, place) => {
              const { name, label } = columns[index]!;
              return (
                <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', minHeight: 36 }}>
                  <Box
                    component="label"
                    sx={{ flex: 1, minWidth: 0, display: 'flex', alignItems: 'center', gap: '6px', fontSize: 14 }}
                  >
                    <Checkbox size="small" checked={!hidden.includes(name)} onChange={() => toggle(name)} />
                    {label}
                  </Box>
                  <IconButton
                    size="small"
                    aria-label={t('moveUp', { column: label })}
                    disabled={place === 0}
                    onClick={() => move(place, -1)}
                  >
                    <ArrowUpward />
                  </IconButton>
                  <IconButton
                    size="small"
                    aria-label={t('moveDown', { column: label })}
                    disabled={place === named.length - 1}
                    onClick={() => move(place, 1)}
                  >
                    <ArrowDownward />
                  </IconButton>
                </Box>
              );
            })}
          </Box>
          <Button size="small" variant="text" onClick={() => choose({ hidden: [], ranks: undefined })}>
            {t('resetColumns')}
          </Button>
        </>
      )}
    </ListPopover>
  );
}
