console.log('Nothing is measured yet.');
