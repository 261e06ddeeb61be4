import { defineMessages } from '../lib/i18n/index.ts';

/** react-admin's own strings, under its own ids: those that what we use of it can say. */
export const raMessages = defineMessages({
  add: { id: 'ra.action.add', defaultMessage: 'Add', description: 'Button.' },
  back: { id: 'ra.action.back', defaultMessage: 'Go back', description: 'Button.' },
  cancel: { id: 'ra.action.cancel', defaultMessage: 'Cancel', description: 'Button.' },
  close: { id: 'ra.action.close', defaultMessage: 'Close', description: 'Button.' },
  confirm: { id: 'ra.action.confirm', defaultMessage: 'Confirm', description: 'Button.' },
  edit: { id: 'ra.action.edit', defaultMessage: 'Edit', description: 'Button.' },
  export: { id: 'ra.action.export', defaultMessage: 'Export', description: 'Button.' },
  refresh: { id: 'ra.action.refresh', defaultMessage: 'Refresh', description: 'Button.' },
  save: { id: 'ra.action.save', defaultMessage: 'Save', description: 'Button.' },
  search: { id: 'ra.action.search', defaultMessage: 'Search', description: 'Label of a search field.' },
  show: { id: 'ra.action.show', defaultMessage: 'Show', description: 'Button.' },
  undo: { id: 'ra.action.undo', defaultMessage: 'Undo', description: 'Button.' },
  yes: { id: 'ra.boolean.true', defaultMessage: 'Yes', description: 'A value.' },
  no: { id: 'ra.boolean.false', defaultMessage: 'No', description: 'A value.' },
  pageError: {
    id: 'ra.page.error',
    defaultMessage: 'Something went wrong',
    description: 'Title of a page that failed.',
  },
  pageLoading: {
    id: 'ra.page.loading',
    defaultMessage: 'Loading',
    description: 'Title of a page that is not there yet.',
  },
  pageNotFound: {
    id: 'ra.page.not_found',
    defaultMessage: 'Not found',
    description: 'Title of a page that there is not.',
  },
  pageDenied: {
    id: 'ra.page.access_denied',
    defaultMessage: 'Access denied',
    description: 'Title of a page that is not for this person.',
  },
  denied: {
    id: 'ra.message.access_denied',
    defaultMessage: 'You may not open this page.',
    description: 'Text of a page that is not for this person.',
  },
  error: {
    id: 'ra.message.error',
    defaultMessage: 'An error occurred and your request could not be completed.',
    description: 'Text of a page that failed.',
  },
  loading: { id: 'ra.message.loading', defaultMessage: 'Please wait', description: 'While something loads.' },
  notFound: {
    id: 'ra.message.not_found',
    defaultMessage: 'There is no page at this address.',
    description: 'Text of a page that there is not.',
  },
  stale: {
    id: 'ra.message.placeholder_data_warning',
    defaultMessage: 'The list could not be refreshed. You are seeing the earlier version.',
    description: 'Notice while the network fails.',
  },
  limit: {
    id: 'ra.message.select_all_limit_reached',
    defaultMessage: 'There are too many to select them all. Only the first {max} are selected.',
    description: 'Notice after selecting a whole list.',
  },
  authCheck: {
    id: 'ra.auth.auth_check_error',
    defaultMessage: 'Please sign in to continue',
    description: 'Notice when the session is over.',
  },
  logout: { id: 'ra.auth.logout', defaultMessage: 'Logout', description: 'Button.' },
  httpError: {
    id: 'ra.notification.http_error',
    defaultMessage: 'The server could not be reached',
    description: 'Notice.',
  },
  providerError: {
    id: 'ra.notification.data_provider_error',
    defaultMessage: 'The answer could not be read',
    description: 'Notice.',
  },
  gone: {
    id: 'ra.notification.item_doesnt_exist',
    defaultMessage: 'This entry does not exist',
    description: 'Notice.',
  },
  loggedOut: {
    id: 'ra.notification.logged_out',
    defaultMessage: 'Your session has ended, please sign in again.',
    description: 'Notice.',
  },
  notAuthorized: {
    id: 'ra.notification.not_authorized',
    defaultMessage: 'You may not see this.',
    description: 'Notice.',
  },
  offline: {
    id: 'ra.notification.offline',
    defaultMessage: 'You are offline, so nothing could be loaded.',
    description: 'Notice.',
  },
  selected_one: {
    id: 'ra.action.bulk_actions_one',
    defaultMessage: '{count} selected',
    description: 'Above a list, before what can be done with them.',
  },
  selected_other: {
    id: 'ra.action.bulk_actions_other',
    defaultMessage: '{count} selected',
    description: 'Above a list, before what can be done with them.',
  },
  selectAll: {
    id: 'ra.action.select_all',
    defaultMessage: 'Select all that can be',
    description: 'Label of a checkbox.',
  },
  unselect: { id: 'ra.action.unselect', defaultMessage: 'Clear the selection', description: 'Label of a button.' },
  rows: {
    id: 'ra.navigation.page_rows_per_page',
    defaultMessage: 'Rows',
    description: 'Label of the choice of how many rows a page has.',
  },
  previous: { id: 'ra.navigation.previous', defaultMessage: 'Previous page', description: 'Label of a button.' },
  next: { id: 'ra.navigation.next', defaultMessage: 'Next page', description: 'Label of a button.' },
  sortBy: {
    id: 'ra.sort.sort_by',
    defaultMessage: 'Sort by {field}, {order}',
    description: 'Label of a column’s head; {order} is one of the next two.',
  },
  ascending: { id: 'ra.sort.ASC', defaultMessage: 'ascending', description: 'An order.' },
  descending: { id: 'ra.sort.DESC', defaultMessage: 'descending', description: 'An order.' },
});
