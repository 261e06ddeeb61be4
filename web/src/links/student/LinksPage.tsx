import Box from '@mui/material/Box';
import { isWebAddress } from '@paideia/events/kernel/web-address.ts';
import { useRemote } from '../../lib/data/index.ts';
import { useMessages } from '../../lib/i18n/index.ts';
import { labelOf } from '../../lib/screens/index.ts';
import { DataScreen, EmptyState, PageHeader, PageWidth, SectionCard } from '../../lib/ui/index.ts';
import { LinksDocument } from '../../generated/links/student/links.ts';
import { linksMessages } from '../links.messages.ts';
import { studentLinks } from '../links.screens.ts';
import { LinkRow } from './LinkRow.tsx';

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
                      <LinkRow key={link._id} title={link.title} url={link.url} />
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
