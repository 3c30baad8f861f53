export * from './account.ts';
export * from './http.ts';
export * from './shapes.ts';
export * from './socket.ts';
