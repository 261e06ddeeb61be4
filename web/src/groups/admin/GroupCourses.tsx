import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { groupPermissions } from '@paideia/events/groups/group.permissions.ts';
import { dayOfYear } from '../../console/dates.ts';
import { useRemote } from '../../lib/data/index.ts';
import { listOf, useMessages } from '../../lib/i18n/index.ts';
import { may, useUser } from '../../lib/session/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { GroupCoursesDocument } from '../../generated/groups/admin/group-acts.ts';
import type { AdminGroupDetailFragment } from '../../generated/groups/admin/groups-admin.ts';
import { OutlinesZip } from '../../outline-archives/outline-archives.parts.ts';
import { groupActsMessages } from './group-acts.messages.ts';
import { PlanDialog } from './PlanDialog.tsx';

/** Which courses a group takes, in their order, and when. */
export function GroupCourses({ group }: { readonly group: AdminGroupDetailFragment }) {
  const t = useMessages(groupActsMessages);
  const remote = useRemote(GroupCoursesDocument, { id: group.id }, ({ Group }) => Group);
  const [isEditing, setEditing] = useState(false);
  const mayEdit = may(useUser(), groupPermissions.SetGroupCourses, { regionId: group.regionId });
  return (
    <Card component="section" sx={{ p: '15px 18px 18px' }}>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          justifyContent: 'space-between',
          alignItems: 'center',
          gap: '9px 12px',
          mb: '9px',
        }}
      >
        <Typography component="h2" variant="h4">
          {t('courses')}
        </Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: '9px 12px' }}>
          <OutlinesZip groupId={group.id} />
          {mayEdit && (
            <Button variant="outlined" onClick={() => setEditing(true)}>
              {t('editPlan')}
            </Button>
          )}
        </Box>
      </Box>
      <DataScreen remote={remote} isEmpty={({ courses }) => courses.length === 0} empty={t('noCourses')}>
        {({ courses }) => (
          <Box component="ol" sx={{ '& li + li': { borderTop: '1px solid var(--line)' } }}>
            {courses.map(({ courseId, code, title, termName, fromDate, toDate, teachers }) => (
              <Box
                component="li"
                key={courseId}
                sx={{ display: 'flex', flexWrap: 'wrap', gap: '3px 18px', py: '9px', fontSize: 14, lineHeight: '20px' }}
              >
                <Box component="b" sx={{ flex: '1 1 240px', fontWeight: 600, overflowWrap: 'anywhere' }}>
                  {code} {title}
                  {teachers.length > 0 && (
                    <Box component="span" sx={{ display: 'block', fontWeight: 400, color: 'var(--ink-2)' }}>
                      {listOf(teachers.map(({ name }) => name))}
                    </Box>
                  )}
                </Box>
                <Box component="span" sx={{ color: 'var(--ink-2)' }}>
                  {termName}, {dayOfYear(fromDate)} – {dayOfYear(toDate)}
                </Box>
              </Box>
            ))}
          </Box>
        )}
      </DataScreen>
      {isEditing && (
        <PlanDialog
          group={group}
          lockedTerms={remote.data?.lockedTerms ?? []}
          onSaved={() => void remote.again()}
          onClose={() => setEditing(false)}
        />
      )}
    </Card>
  );
}
