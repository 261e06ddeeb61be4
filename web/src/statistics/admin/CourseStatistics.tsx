import { useRemote } from '../../lib/data/index.ts';
import { DataScreen } from '../../lib/ui/index.ts';
import { CourseStatisticsDocument } from '../../generated/statistics/admin/statistics.ts';
import { LessonAudience } from '../LessonAudience.tsx';

/** By how many students of all groups the lessons of a course were seen. */
export function CourseStatistics({ courseId }: { readonly courseId: string }) {
  const remote = useRemote(CourseStatisticsDocument, { id: courseId }, ({ Course }) => Course.audience);
  return <DataScreen remote={remote}>{(audience) => <LessonAudience audience={audience} />}</DataScreen>;
}
