/** Whether pages are rendered by the server here, where there is no window, storage or connection. */
export const isOnServer = typeof document === 'undefined';
