import { linkStream } from '@paideia/events/links/link.events.ts';
import { DeleteAct, EditForm } from '../../console/forms/index.ts';
import { ShowPage } from '../../console/ShowPage.tsx';
import { useMessages } from '../../lib/i18n/index.ts';
import type { AdminLinkFragment } from '../../generated/links/admin/links-admin.ts';
import { link, links } from '../links.screens.ts';
import { LinkFields, linkSchema } from './LinkFields.tsx';
import { linksAdminMessages } from './links-admin.messages.ts';

const fieldsOf = ({ title, url, groupId, order }: AdminLinkFragment) => ({ title, url, groupId, order });

/** `/links/{id}`: one link, which its students see as it is saved. */
export function LinkPage() {
  const t = useMessages(linksAdminMessages);
  return (
    <ShowPage<AdminLinkFragment>
      resource="links"
      stream={linkStream}
      screen={link}
      title={({ title }) => title}
      subtitle={({ groupName }) => groupName ?? t('everybody')}
      actions={(one) => (
        <DeleteAct
          resource="links"
          record={one}
          list={links}
          title={t('deleteTitle', { title: one.title })}
          means={t('deleteMeans')}
          done={t('deleted', { title: one.title })}
        />
      )}
    >
      {(one) => (
        <EditForm
          resource="links"
          record={one}
          schema={linkSchema}
          fieldsOf={fieldsOf}
          fields={{
            title: { label: t('title') },
            url: { label: t('url') },
            groupId: { label: t('group') },
            order: { label: t('order') },
          }}
          saved={({ title }) => t('saved', { title: String(title) })}
        >
          <LinkFields />
        </EditForm>
      )}
    </ShowPage>
  );
}
