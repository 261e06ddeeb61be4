import Bookmark from '@mui/icons-material/BookmarkBorderOutlined';
import Delete from '@mui/icons-material/DeleteOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import {
  extractValidSavedQueries,
  useNavigate,
  useResourceContext,
  useSavedQueries,
  type SavedQuery,
} from 'react-admin';
import { Form, LabelledText, useForm } from '../../lib/forms/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { adminMessages } from '../admin-app.messages.ts';
import { ListPopover } from './ListPopover.tsx';
import { useColumnChoice, type ColumnChoice } from './use-column-choice.ts';
import { useList } from './use-list.ts';

/** It counts characters; the browser alone keeps the name. */
const longestName = 60;

/** As react-admin saves a query, with the columns. */
type View = SavedQuery & { readonly columns: ColumnChoice };
const isView = (query: SavedQuery): query is View => 'columns' in query;

/** The views of a list that a person has named: what it is filtered and sorted by, its rows a page, and its columns. */
export function SavedViews() {
  const t = useMessages(adminMessages);
  const [saved, setSaved] = useSavedQueries(useResourceContext() ?? '');
  const [columns, choose] = useColumnChoice();
  const { filterValues, sort, perPage } = useList();
  const navigate = useNavigate();
  const form = useForm({ start: { label: '' } });
  const views = extractValidSavedQueries(saved).filter(isView);
  const save = () => {
    const { label } = form.trimmed;
    const view: View = { label, value: { filter: filterValues, sort, perPage, displayedFilters: [] }, columns };
    setSaved([...views.filter((one) => one.label !== label), view]);
    form.clear();
  };
  const apply = ({ value, columns: chosen }: View) => {
    choose(chosen);
    const search = new URLSearchParams({
      filter: JSON.stringify(value.filter),
      sort: value.sort?.field ?? sort.field,
      order: value.sort?.order ?? sort.order,
      page: '1',
      perPage: String(value.perPage ?? perPage),
    });
    navigate({ search: `?${search}` });
  };
  return (
    <ListPopover label={t('views')} icon={<Bookmark />}>
      {(close) => (
        <>
          {views.length === 0 && <Box sx={{ fontSize: 14, color: 'var(--ink-2)', pb: '12px' }}>{t('noViews')}</Box>}
          <Box component="ul" sx={{ '&:not(:empty)': { pb: '12px' } }}>
            {views.map((view) => (
              <Box component="li" key={view.label} sx={{ display: 'flex', alignItems: 'center', gap: '6px' }}>
                <Button
                  size="small"
                  variant="text"
                  sx={{ flex: 1, minWidth: 0, justifyContent: 'flex-start', overflow: 'hidden' }}
                  onClick={() => {
                    apply(view);
                    close();
                  }}
                >
                  {view.label}
                </Button>
                <IconButton
                  size="small"
                  aria-label={t('removeView', { name: view.label })}
                  onClick={() => setSaved(views.filter((one) => one !== view))}
                >
                  <Delete fontSize="small" />
                </IconButton>
              </Box>
            ))}
          </Box>
          <Form
            id="saved-view"
            onSubmit={save}
            sx={{ gap: '9px' }}
            foot={
              <Button type="submit" size="small" variant="outlined" sx={{ alignSelf: 'flex-start' }}>
                {t('saveView')}
              </Button>
            }
          >
            <LabelledText
              label={t('viewName')}
              hint={t('viewHint')}
              required
              maxLength={longestName}
              {...form.field('label')}
            />
          </Form>
        </>
      )}
    </ListPopover>
  );
}
