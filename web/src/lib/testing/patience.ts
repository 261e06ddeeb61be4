import { configure } from '@testing-library/react';

// What a screen shows next is waited for, however busy the machine is; what never comes still fails.
configure({ asyncUtilTimeout: 30_000 });
