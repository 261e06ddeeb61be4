// The pages that the libraries themselves lead to, and so the only paths that are said outside the manifests, which declare their screens under these.
export const signInPath = '/login';
export const homePath = '/dashboard';
export const userPath = '/users/:id';
