import ArrowBack from '@mui/icons-material/ArrowBackOutlined';
import HelpOutline from '@mui/icons-material/HelpOutlineOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { AppLink } from './AppLink.tsx';
import { crumbsOf, type Place } from '../screens/crumbs.ts';
import { Breadcrumbs } from './Breadcrumbs.tsx';
import { Hint } from './Hint.tsx';
import { Modal } from './ModalButton.tsx';
import { PageTitle } from './PageTitle.tsx';
import { kernelMessages } from '../i18n/kernel.messages.ts';
import { useMessages } from '../i18n/use-messages.ts';

type Props = {
  readonly title: string;
  /** It stands beside the title and says the state. */
  readonly chip?: ReactNode;
  /** It is a line below the title. */
  readonly subtitle?: ReactNode;
  /** With it the title is one step smaller, with a second one two steps. */
  readonly subheading?: string;
  readonly secondSubheading?: string;
  readonly place: Place;
  readonly back?: () => void;
  /** It says what the page is for: in a tooltip, and in a dialog for those whom no tooltip reaches. */
  readonly help?: string;
  /** More of it stands there. */
  readonly learnMore?: string | undefined;
  readonly actions?: ReactNode;
};

/** The head of a page. The shell moves the focus to its title when the route changes. */
export function PageHeader({
  title,
  chip,
  subtitle,
  subheading,
  secondSubheading,
  place,
  back,
  help,
  learnMore,
  actions,
}: Props) {
  const t = useMessages(kernelMessages);
  const size = secondSubheading ? 'h3' : subheading ? 'h2' : 'h1';
  return (
    <Box
      sx={{
        display: 'flex',
        flexDirection: { xs: 'column', md: 'row' },
        alignItems: { xs: 'stretch', md: 'flex-end' },
        justifyContent: 'space-between',
        gap: { xs: '12px', md: '24px' },
        pt: { xs: '15px', md: '21px' },
        pb: { xs: '12px', md: '18px' },
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Box sx={{ display: { xs: 'none', md: 'block' } }}>
          <Breadcrumbs crumbs={crumbsOf(place, title)} />
        </Box>
        <Box
          sx={{
            display: 'flex',
            flexWrap: chip ? 'wrap' : 'nowrap',
            alignItems: 'center',
            gap: chip ? '6px 12px' : '6px',
            mt: '3px',
          }}
        >
          {back && (
            <IconButton size="small" aria-label={t('back')} onClick={back}>
              <ArrowBack fontSize="small" />
            </IconButton>
          )}
          <PageTitle variant={size} place={place}>
            {title}
          </PageTitle>
          {chip}
          {help && <HelpButton title={title} help={help} learnMore={learnMore} />}
        </Box>
        {subheading && <Typography sx={{ fontWeight: 600, mt: '3px' }}>{subheading}</Typography>}
        {secondSubheading && <Typography sx={{ color: 'var(--ink-2)', mt: '3px' }}>{secondSubheading}</Typography>}
        {(subtitle || learnMore) && (
          <Typography component="div" sx={{ color: 'var(--ink-2)', mt: '3px' }}>
            {subtitle} {learnMore && <AppLink to={learnMore}>{t('learnMore')}</AppLink>}
          </Typography>
        )}
      </Box>
      {actions && (
        <Box
          sx={{
            display: 'flex',
            gap: '12px',
            flexWrap: 'wrap',
            flexShrink: { md: 0 },
            maxWidth: '100%',
            '&& > *': { flexGrow: { xs: 1, md: 0 }, minWidth: { xs: 'calc(50% - 6px)', md: 0 } },
          }}
        >
          {actions}
        </Box>
      )}
    </Box>
  );
}

type HelpProps = { readonly title: string; readonly help: string; readonly learnMore: string | undefined };

/** Says what a page is for: in a tooltip, and in a dialog when it is pressed. */
function HelpButton({ title, help, learnMore }: HelpProps) {
  const t = useMessages(kernelMessages);
  return (
    <Modal
      title={title}
      button={(open) => (
        <Hint title={help}>
          <IconButton
            size="small"
            data-print="no"
            aria-label={`${t('help')}: ${help}`}
            aria-haspopup="dialog"
            onClick={open}
            sx={{ my: '-9px' }}
          >
            <HelpOutline fontSize="small" />
          </IconButton>
        </Hint>
      )}
    >
      {() => (
        <>
          <p style={{ maxWidth: '72ch' }}>{help}</p>
          {learnMore && (
            <p style={{ paddingTop: 12 }}>
              <AppLink to={learnMore}>{t('learnMore')}</AppLink>
            </p>
          )}
        </>
      )}
    </Modal>
  );
}
