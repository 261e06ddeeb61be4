import { useQuery } from '@apollo/client';
import { useState } from 'react';
import { type Remote, useLogged } from '../../lib/data/index.ts';
import { RegisterDocument, type StaffRegisterFragment } from '../../generated/registers/admin/register-admin.ts';

const everyTenSeconds = 10_000;

/** One register, asked for anew every 10 s while it is open and this page is in front: scans and other people's marks appear by themselves. */
export function useRegister(id: string): Remote<StaffRegisterFragment> {
  const [isOpen, setOpen] = useState(true);
  const { data, error, loading, refetch } = useQuery(RegisterDocument, {
    variables: { _id: id },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
    pollInterval: isOpen ? everyTenSeconds : 0,
    skipPollAttempt: () => document.hidden,
  });
  useLogged(error);
  const register = data?.register;
  if (register && isOpen !== (register.status === 'open')) setOpen(register.status === 'open');
  // The marks stay on the screen while one poll fails; the next one may be answered.
  return {
    data: register,
    error: register ? undefined : error,
    isLoading: loading && !register,
    isRefreshing: false,
    again: () => refetch(),
  };
}
