// Development only: the page that inspects a portal's machines or an exported recording.
import { createRoot } from 'react-dom/client';
import './inspector.css';
import { InspectorPage } from './InspectorPage.tsx';
import { createRecordingStore } from './recording-store.ts';

const place = document.getElementById('root');
const store = createRecordingStore(new URLSearchParams(location.search).get('portal'));
if (place) createRoot(place).render(<InspectorPage store={store} />);
