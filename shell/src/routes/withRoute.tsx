import { PortalRouter, usePlatform } from '@euro/platform/react';
import type { ComponentType } from 'react';
import { Route, Routes } from 'react-router-dom';

/** A page of the shell that reads parameters from its path, with the router that it needs for that. */
export function withRoute(path: string, Page: ComponentType) {
  return function RoutedPage() {
    return (
      <PortalRouter navigation={usePlatform().navigation}>
        <Routes>
          <Route path={path} element={<Page />} />
        </Routes>
      </PortalRouter>
    );
  };
}
