import OpenInNew from '@mui/icons-material/OpenInNewOutlined';
import Box from '@mui/material/Box';
import { isWebAddress } from '@paideia/events/kernel/web-address.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { DataScreen, EmptyState, PageHeader, PageWidth, SectionCard, visuallyHidden } from '../../lib/ui/index.ts';
import { LinksDocument, type LinksQuery } from '../../generated/links/student/links.ts';
import { linksMessages } from '../links.messages.ts';
import { studentLinks } from '../links.screens.ts';

type Link = LinksQuery['links'][number];

const row = {
  display: 'flex',
  alignItems: 'center',
  gap: '9px',
  minHeight: 48,
  p: '6px 18px',
  borderTop: '1px solid var(--line)',
  fontWeight: 600,
  overflowWrap: 'anywhere',
} as const;

/** `/student/links`: what is for everybody, then what each of the person's groups was given. */
export function LinksPage() {
  const t = useMessages(linksMessages);
  const remote = useRemote(LinksDocument, {}, (data) => data.links.filter(({ url }) => isWebAddress(url)));
  return (
    <PageWidth as="main" id="content" sx={{ pb: '24px' }}>
      <PageHeader
        title={labelOf(studentLinks)}
        place={{ screen: studentLinks }}
        subtitle={`${t('subtitle')} ${t('newTabs')}`}
      />
      <DataScreen remote={remote} isEmpty={(links) => links.length === 0} empty={<EmptyState>{t('none')}</EmptyState>}>
        {(links) => (
          <Box sx={{ display: 'flex', flexDirection: 'column', gap: '18px' }}>
            {[...new Set(links.map(({ groupName }) => groupName))].map((groupName) => (
              <SectionCard key={groupName ?? 'all'} title={groupName ?? t('forAll')}>
                <ul>
                  {links
                    .filter((link) => link.groupName === groupName)
                    .map((link) => (
                      <LinkRow key={link._id} link={link} />
                    ))}
                </ul>
              </SectionCard>
            ))}
          </Box>
        )}
      </DataScreen>
    </PageWidth>
  );
}

function LinkRow({ link: { title, url } }: { readonly link: Link }) {
  const t = useMessages(linksMessages);
  return (
    <Box component="li">
      <Box component="a" href={url} target="_blank" rel="noopener noreferrer" sx={row}>
        <span>
          {title}
          <Box component="span" sx={{ display: 'block', fontSize: 13, fontWeight: 400, color: 'var(--ink-2)' }}>
            {new URL(url).host}
          </Box>
        </span>
        <OpenInNew fontSize="small" aria-hidden="true" sx={{ ml: 'auto' }} />
        <span style={visuallyHidden}>{t('newTab')}</span>
      </Box>
    </Box>
  );
}
